import type { Page } from '@playwright/test';
import { builtPages } from '../builtPages';
import { accessibilityFaults, allRules, stopMotion, visualRules } from './axe';
import { setColorMode } from './colorMode';
import { expect, test } from './crawler';
import { hydrated, night, overflow } from './page';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** What doesn't depend on a page's looks is checked once for each size. */
const looks = [
  { mode: 'light', size: desktop, rules: allRules },
  { mode: 'dark', size: phone, rules: allRules },
  { mode: 'dark', size: desktop, rules: visualRules },
  { mode: 'light', size: phone, rules: visualRules },
] as const;

/** One page of each kind, where everything is looked at in each combination. */
const kinds = new Set([
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
]);

/** The list of rules takes axe half a minute; `open-states.spec.ts` looks at a part of it. */
const longest = '/rules/';

for (const path of kinds) {
  test(
    `${path}: no complaint, no accessibility fault`,
    path === longest ? night : {},
    async ({ visitor: page }) => {
      await openStill(page, path);
      expect(await findFaults(page, looks.slice(0, 2))).toEqual([]);
    },
  );

  test(`${path}: nor in the other mode`, night, async ({ visitor: page }) => {
    await openStill(page, path);
    expect(await findFaults(page, looks.slice(2))).toEqual([]);
  });
}

test.describe('all others', night, () => {
  for (const path of builtPages().keys()) {
    if (!kinds.has(path)) {
      test(`${path}: no complaint, no accessibility fault`, async ({
        visitor: page,
      }) => {
        await openStill(page, path);
        expect(await findFaults(page, looks.slice(0, 2))).toEqual([]);
      });
    }
  }
});

/** Opens a page, has React start on it, and leaves out what takes axe time. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await stopMotion(page);
  await joinTokens(page);
}

/** Looks at the page in several ways. */
async function findFaults(
  page: Page,
  ways: readonly (typeof looks)[number][],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { mode, size, rules } of ways) {
    await page.setViewportSize(size);
    await setColorMode(page, mode);
    await drawn(page);
    for (const fault of await accessibilityFaults(page, rules)) {
      faults.push(`${mode}, ${String(size.width)} px wide: ${fault}`);
    }
    const over = await overflow(page);
    if (over > 0) {
      faults.push(`${String(size.width)} px wide: ${String(over)} over`);
    }
  }
  return faults;
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
