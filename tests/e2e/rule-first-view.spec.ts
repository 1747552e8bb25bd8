import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listRulePages, ruleOfPage } from '../../plugins/rules/rulePages';
import { expect, test } from './page';

/** Readers look at what is in sight: the first example has to be, on most pages. */
const share = 0.9;

/** What has to be in sight of the first block of code: a line of it. */
const line = 24;

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const pages = listRulePages('.')
  .filter(path => /^complete: true$/m.test(readFileSync(path, 'utf8')))
  .map(path => `/rules/${ruleOfPage(path) ?? ''}`);

const isPage = (path: string): boolean => pages.includes(path);

test('the first example starts in the first view', async ({ page }) => {
  test.setTimeout(240_000);
  // Only what decides where things are. Each file that passes through here costs time.
  await page.route(
    ({ pathname }) => !isPage(pathname) && !/\.(?:css|woff2)$/.test(pathname),
    route => route.fulfill({ body: '' }),
  );
  const below = new Map(
    screens.map(({ width }) => [width, [] as { path: string; top: number }[]]),
  );
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const top = await firstCodeTop(page);
      if (top + line > screen.height) {
        below.get(screen.width)?.push({ path, top });
      }
    }
  }
  for (const [width, found] of below) {
    expect(
      found.length,
      `${String(width)} px: ${JSON.stringify(found)}`,
    ).toBeLessThanOrEqual(pages.length * (1 - share));
  }
});

/**
 * Asks once for the page, rather than for the element and then its place. On the page of a deprecated rule
 * the first code is the config to move to.
 *
 * @returns how far down the first visible block of code starts, in pixels
 */
function firstCodeTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The lines of examples are in a grid, and the element around them has no place of its own.
    const boxes = [
      ...document.querySelectorAll(
        '.markdown pre, .markdown pre > code > span',
      ),
    ]
      .filter(code => code.checkVisibility({ checkVisibilityCSS: true }))
      .map(code => code.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    return boxes[0]?.top ?? Infinity;
  });
}
