import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { accessibilityFaults, allRules, stopMotion, visualRules } from './axe';
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

/** The other pages have the same frame, and differ in what is written on them. */
const others = {
  looks: [
    { mode: 'light', size: desktop, rules: allRules },
    { mode: 'dark', size: phone, rules: visualRules },
  ],
  frame: ['.navbar', '.theme-doc-sidebar-container', 'footer.footer'],
} as const;

const { pages, redirectPages } = builtPages();

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(143);
  expect(pages).toEqual(expect.arrayContaining([...kinds.pages]));
});

for (const path of pages) {
  test(`${path}: no complaint, no accessibility fault`, async ({
    visitor: page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await stopMotion(page);
    const { looks, frame } = kinds.pages.has(path) ? kinds : others;
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
    expect(faults).toEqual([]);
  });
}

for (const path of redirectPages) {
  test(`${path}: no complaint`, async ({ visitor: page }) => {
    await page.goto(path);
    await hydrated(page);
  });
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

/** Every page that is in the build, in its sitemap or not. */
function builtPages(): { pages: string[]; redirectPages: string[] } {
  const inSitemap = readFileSync(new URL('sitemap.xml', buildFolder), 'utf8')
    .match(/(?<=<loc>)[^<]+/g)
    ?.map(url => new URL(url).pathname);
  const pages = new Set(inSitemap);
  const redirectPages = new Set<string>();
  for (const file of readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  })) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const path = `/${file.replaceAll('\\', '/')}`.replace(
      /(?<=.)\/index\.html$|(?<=^\/)index\.html$|(?<!404)\.html$/,
      '',
    );
    const html = readFileSync(new URL(file, buildFolder), 'utf8');
    if (html.includes('http-equiv="refresh"')) {
      redirectPages.add(path);
    } else if (!pages.has(`${path}/`)) {
      pages.add(path);
    }
  }
  return { pages: [...pages].sort(), redirectPages: [...redirectPages].sort() };
}
