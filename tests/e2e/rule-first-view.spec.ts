import { readFileSync } from 'node:fs';
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

test('the first example starts in the first view', async ({ page }) => {
  test.setTimeout(240_000);
  // Only what decides where things are. Without scripts altogether, the menu is in their way on phones.
  await page.route('**/*', async route =>
    ['document', 'stylesheet'].includes(route.request().resourceType())
      ? route.continue()
      : route.fulfill({ body: '' }),
  );
  const below = new Map(
    screens.map(({ width }) => [width, [] as { path: string; top: number }[]]),
  );
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      // On the page of a deprecated rule that is the config to move to.
      const code = page.locator('.markdown pre:visible').first();
      const { y: top } = (await code.boundingBox()) ?? { y: Infinity };
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
