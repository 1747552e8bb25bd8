import { inCatalogue } from '../errorCatalogue.mjs';
import { faultsInBothModes } from './axe';
import { expect, hydrated, test, title } from './page';
import { holdScripts } from './slowScripts';

test.use({ expectedProblems: /status of 404/ });

// Which pages it names: `src/notFound/nearestPages.test.ts`.
test(
  'it names and describes pages that may be meant, and leads to them',
  inCatalogue('unmatched-path'),
  async ({ page }) => {
    const response = await page.goto('/rules/no-floating-promise');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(title(page)).toHaveText('Page Not Found');
    await hydrated(page);
    await expect(title(page)).toHaveText('Page Not Found');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      /no-floating-promises\s*Require Promise-like statements/,
    );
    expect(await faultsInBothModes(page)).toEqual([]);
    await main.locator('a[href="/rules/no-floating-promises"]').first().click();
    await expect(page).toHaveURL('/rules/no-floating-promises');
    await expect(title(page)).toHaveText('no-floating-promises');
  },
);

// The router doesn't tell letters' cases apart.
test('it stays at an address that differs from a page’s in case only', async ({
  page,
}) => {
  await page.goto('/Blog');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/blog"]').last()).toBeVisible();
  await expect(title(page)).toHaveText('Page Not Found');
  await main.locator('a[href="/blog"]').last().click();
  await expect(title(page)).toHaveText('Blog');
});

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
