import type { Page } from '@playwright/test';
import { pagesOfAllKinds } from './pagesOfAllKinds.mjs';
import { builtPages } from '../builtPages';
import {
  accessibilityFaults,
  allRules,
  contentRules,
  scrollRules,
  stopMotion,
  visualRules,
} from './axe';
import { setColorMode } from './colorMode';
import { expect, test } from './crawler';
import { hydrated } from './page';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * One page of each kind, where everything is looked at in each combination; what
 * doesn't depend on its looks is checked once for each size.
 */
const kinds = {
  pages: new Set([
    '/',
    '/404.html',
    '/blog',
    '/config',
    '/getting-started/',
    '/play',
    '/rules/',
    '/rules/await-thenable',
    '/search',
    '/users/configs',
  ]),
  looks: [
    { mode: 'light', size: desktop, rules: allRules },
    { mode: 'dark', size: desktop, rules: visualRules },
    { mode: 'dark', size: phone, rules: allRules },
    { mode: 'light', size: phone, rules: visualRules },
  ],
  frame: [],
} as const;

/** What all pages have around what they are about, and those of each kind have shown. */
const frame = ['.navbar', '.theme-doc-sidebar-container', 'footer.footer'];

/** Pages that have something in them that others don't: {@link pagesOfAllKinds}. */
const others = {
  looks: [
    { mode: 'light', size: desktop, rules: allRules },
    { mode: 'dark', size: phone, rules: visualRules },
  ],
  frame,
} as const;

/** Pages that consist of what others showed, and differ in what is written on them. */
const alike = {
  looks: [
    { mode: 'light', size: desktop, rules: contentRules },
    { mode: 'dark', size: phone, rules: scrollRules },
  ],
  frame,
} as const;

const { pages, redirectPages, inSitemap } = builtPages();

test('there are pages', () => {
  expect(pages.size).toBeGreaterThan(143);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([...kinds.pages, ...inSitemap]),
  );
});

for (const path of kinds.pages) {
  test(`${path}: no complaint, no accessibility fault`, async ({
    visitor: page,
  }) => {
    expect(await findFaults(page, path, kinds)).toEqual([]);
  });
}

const unlike = pagesOfAllKinds(pages, kinds.pages);

for (const path of pages.keys()) {
  if (kinds.pages.has(path)) {
    continue;
  }
  const [how, title] = unlike.has(path)
    ? ([others, 'no complaint, no accessibility fault'] as const)
    : ([alike, 'no complaint, no fault in what is written'] as const);
  // The name says how a page is looked at, since a passed test is known by its name.
  test(`${path}: ${title}`, async ({ visitor: page }) => {
    expect(await findFaults(page, path, how)).toEqual([]);
  });
}

// `tests/site/redirectPages.test.ts` makes sure that they are all alike, and lead to pages.
for (const path of redirectPages.slice(0, 1)) {
  test(`${path}: no complaint`, async ({ visitor: page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page).not.toHaveURL(path);
  });
}

/** Opens a page, and looks at it in several ways. */
async function findFaults(
  page: Page,
  path: string,
  { looks, frame }: typeof kinds | typeof others | typeof alike,
): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await stopMotion(page);
  await takeAway(page, frame);
  await joinTokens(page);
  const faults: string[] = [];
  for (const { mode, size, rules } of looks) {
    await page.setViewportSize(size);
    await setColorMode(page, mode);
    await drawn(page);
    for (const fault of await accessibilityFaults(page, rules)) {
      faults.push(`${mode}, ${String(size.width)} px wide: ${fault}`);
    }
    // Wide tables and code blocks scroll sideways; the page doesn't.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    if (overflow > 0) {
      faults.push(`${String(size.width)} px wide: ${String(overflow)} over`);
    }
  }
  return faults;
}

/**
 * Takes away what is the same on all pages: axe is a third faster without it. The theme still measures
 * the navbar, so there is an empty one.
 */
async function takeAway(page: Page, frame: readonly string[]): Promise<void> {
  await page.evaluate(selectors => {
    for (const part of document.querySelectorAll(selectors.join() || 'none')) {
      part.replaceWith(part.cloneNode());
    }
  }, frame);
}

/**
 * Leaves two of the code tokens of each kind, and makes plain text of the others: they look alike, and
 * most of what axe looks at on a page is tokens.
 */
async function joinTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counts = new Map<string, number>();
    for (const token of document.querySelectorAll('pre span:not([id])')) {
      const kind = `${token.parentElement?.className ?? ''} ${token.className}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > 2 && token.childElementCount === 0) {
        token.replaceWith(token.textContent ?? '');
      }
    }
  });
}

/** Waits until the page has been laid out in its present size: what scrolls is known then. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
