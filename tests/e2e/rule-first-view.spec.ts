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

const pages = listRulePages('.')
  .filter(path => /^complete: true$/m.test(readFileSync(path, 'utf8')))
  .map(path => `/rules/${ruleOfPage(path) ?? ''}`);

/** Pages of deprecated rules begin with the config to move to. */
const deprecated = new Set(
  [...installedPackages.rules.values()]
    .filter(({ deprecated }) => deprecated)
    .map(({ name }) => `/rules/${name}`),
);

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `the first example and its first report start in the first view, ${String(size.width)} px wide`,
    night,
    async ({ page }) => {
      await page.setViewportSize(size);
      // Only what decides where things are. Each file that passes through here costs time.
      await page.route(
        ({ pathname }) =>
          !pages.includes(pathname) && !/\.(?:css|woff2)$/.test(pathname),
        route => route.fulfill({ body: '' }),
      );
      const below: Record<'code' | 'report', string[]> = {
        code: [],
        report: [],
      };
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const { code, report } = await findTops(page);
        if (code + line > size.height) {
          below.code.push(path);
        }
        if (report + line > size.height && !deprecated.has(path)) {
          below.report.push(path);
        }
      }
      for (const [what, paths] of Object.entries(below)) {
        expect(
          paths.length,
          `${what}: ${paths.join(', ')}`,
        ).toBeLessThanOrEqual(pages.length * (1 - share));
      }
    },
  );
}

/** How many pixels from the top of the page the first of each starts. */
function findTops(page: Page): Promise<Record<'code' | 'report', number>> {
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
