import { inCatalogue } from '../errorCatalogue.mjs';
import { accessibilityFaults } from './axe';
import { beginUse, expect, navbarLink, open, test } from './page';

test.use({ expectedProblems: /./ });

test(
  'a crash says what happened, and can be tried again',
  inCatalogue('page-crash'),
  async ({ page }) => {
    await open(page, '/');
    // The blog's pages format dates while they render.
    await page.evaluate(() => {
      const { DateTimeFormat } = Intl;
      const broken = function () {
        throw new Error('The date can’t be shown', {
          cause: new TypeError('There is no calendar'),
        });
      };
      Object.assign(window, {
        repair: () => Object.assign(Intl, { DateTimeFormat }),
      });
      Object.assign(Intl, { DateTimeFormat: broken });
    });
    await navbarLink(page, 'Blog').click();

    await expect(
      page.getByRole('heading', { name: 'This page crashed.' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Page Error/);
    const main = page.getByRole('main');
    await expect(main).toContainText('The date can’t be shown');
    await expect(main).toContainText('There is no calendar');
    expect(await accessibilityFaults(page)).toEqual([]);

    // The way out is still there…
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(
      page.getByRole('heading', { name: 'This page crashed.' }),
    ).toBeVisible();
    // …and works once the cause is gone.
    await page.evaluate(() =>
      (window as unknown as { repair: () => void }).repair(),
    );
    await tryAgain.click();
    await expect(page.getByRole('main').first()).toContainText('2024');
    await expect(page).not.toHaveTitle(/Page Error/);
  },
);

test(
  'a broken navbar item is named',
  inCatalogue('navbar-item-render-failure'),
  async ({ page }) => {
    await page.route('**/main.*.js', async route => {
      const response = await route.fetch();
      const script = await response.text();
      const broken = script.replaceAll(
        'label:"Blog"',
        'label:"Blog",type:"no-such-type"',
      );
      expect(broken).not.toBe(script);
      await route.fulfill({ response, body: broken });
    });
    await page.goto('/troubleshooting/tslint');
    await beginUse(page);
    await expect(
      page.getByRole('heading', { name: 'This page crashed' }),
    ).toBeVisible();
    await expect(page.getByText('navbar item failed to render')).toBeVisible();
    await expect(page.getByText('"label": "Blog"')).toBeVisible();
    await expect(
      page.getByText('No NavbarItem component found for type "no-such-type"'),
    ).toBeVisible();
  },
);
