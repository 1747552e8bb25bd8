import { inCatalogue } from '../errorCatalogue.mjs';
import { accessibilityFaults } from './axe';
import { expect, hydrated, test } from './page';
import { holdScripts } from './slowScripts';

test.use({ expectedProblems: /status of 404/ });

for (const [wrong, near] of [
  ['/rules/no-floating-promise', '/rules/no-floating-promises'],
  ['/user/config', '/users/configs'],
  ['/docs/getting-started/typed-linting', '/getting-started/typed-linting'],
  ['/rules/no-explicit-any.mdx', '/rules/no-explicit-any'],
  ['/rules/typescript-eslint/no-explicit-any', '/rules/no-explicit-any'],
  ['/linting/troubleshooting/typed', '/getting-started/typed-linting'],
  ['/blog/page/2', '/blog'],
] as const) {
  test(`${wrong} suggests ${near}`, async ({ page }) => {
    await page.goto(wrong);
    await hydrated(page);
    await page
      .getByRole('main')
      .locator(`a[href="${near}"], a[href="${near}/"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${near}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Page Not Found',
    );
  });
}

test('it has a title, and pages by name and description', async ({ page }) => {
  await page.goto('/rules/no-floating-promise');
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole('main')).toContainText(
    /no-floating-promises\s*Require Promise-like statements/,
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts: ${String(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled });

    test(
      'it searches, without the application too',
      inCatalogue('unmatched-path/search'),
      async ({ page }) => {
        await holdScripts(page);
        await page.goto('/no/such/page', { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await main.getByRole('searchbox').fill('floating promises');
        await main.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL('/search?q=floating+promises');
      },
    );
  });
}

test('it has no accessibility fault', async ({ page }) => {
  await page.goto('/rules/no-floating-promise');
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});
