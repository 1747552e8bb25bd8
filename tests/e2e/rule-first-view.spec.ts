import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { installedPackages } from '../../plugins/packages/packages';
import { listRulePages, ruleOfPage } from '../../plugins/rules/rulePages';
import { expect, night, test } from './page';

/**
 * Readers look at what is in sight: the first example has to be, and what it reports, on most pages. With this
 * machine's fonts it may be on all of them.
 */
const share = 0.9;

/** What has to be in sight of the first block of code, and of the first report: a line of it. */
const line = 24;

/** What is looked for in a page, and how many pixels from its top it starts. */
type Tops = Record<'code' | 'report', number>;

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const pages = listRulePages('.')
  .filter(path => /^complete: true$/m.test(readFileSync(path, 'utf8')))
  .map(path => `/rules/${ruleOfPage(path) ?? ''}`);

const isPage = (path: string): boolean => pages.includes(path);

/** Pages of deprecated rules begin with the config to move to. */
const deprecated = new Set(
  [...installedPackages.rules.values()]
    .filter(({ deprecation }) => deprecation)
    .map(({ name }) => `/rules/${name}`),
);

test(
  'the first example and its first report start in the first view',
  night,
  async ({ page }) => {
    test.setTimeout(240_000);
    // Only what decides where things are. Each file that passes through here costs time.
    await page.route(
      ({ pathname }) => !isPage(pathname) && !/\.(?:css|woff2)$/.test(pathname),
      route => route.fulfill({ body: '' }),
    );
    const below: { path: string; width: number; what: keyof Tops }[] = [];
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        const { code, report } = await findTops(page);
        if (code + line > height) {
          below.push({ path, width, what: 'code' });
        }
        if (report + line > height && !deprecated.has(path)) {
          below.push({ path, width, what: 'report' });
        }
      }
    }
    for (const { width } of screens) {
      for (const what of ['code', 'report'] as const) {
        const found = below.filter(
          one => one.width === width && one.what === what,
        );
        expect(
          found.length,
          `${what}, ${String(width)} px: ${found.map(({ path }) => path).join(', ')}`,
        ).toBeLessThanOrEqual(pages.length * (1 - share));
      }
    }
  },
);

/**
 * Asks once for the page, rather than for each element and then its place. On the page of a deprecated rule
 * the first code is the config to move to.
 */
function findTops(page: Page): Promise<Tops> {
  return page.evaluate(() => {
    const firstTop = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter(one => one.checkVisibility({ checkVisibilityCSS: true }))
        .map(one => one.getBoundingClientRect())
        .find(({ width, height }) => width > 0 && height > 0)?.top ?? Infinity;
    return {
      // The lines of examples are in a grid, and the element around them has no place of its own.
      code: firstTop('.markdown pre, .markdown pre > code > span'),
      report: firstTop('.markdown figure [data-report]'),
    };
  });
}
