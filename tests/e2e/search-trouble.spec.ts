import { inCatalogue } from '../errorCatalogue.mjs';
import { expect, night, open, settled, test } from './page';
import {
  indexAddress,
  modalField,
  modalHits,
  pageField,
  pageResults,
  searchFor,
  searchModal,
} from './search';

const unreachable =
  /Unable to fetch results.*You might want to check your network connection\./;

// Files are still being fetched ahead when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('an index that cannot be read', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  // In which ways: `src/search/clients/embeddedClient.test.ts`.
  test(
    'the modal says so, and finds results once it can',
    inCatalogue('search-fetch-failure'),
    async ({ page }) => {
      await page.route(indexAddress, route => route.abort());
      await open(page, '/');
      await searchFor(page, 'no-explicit-any');
      await expect(searchModal(page)).toContainText(unreachable);
      await expect(searchModal(page)).not.toContainText('No results');
      await page.unrouteAll();
      await modalField(page).fill('no-explicit-an');
      await expect(modalHits(page).first()).toContainText('no-explicit-any');
      await expect(searchModal(page)).not.toContainText(unreachable);
    },
  );

  test('the search page says so, and finds results once it can', async ({
    page,
  }) => {
    await page.route(indexAddress, async route => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ body: text.slice(0, text.length / 2) });
    });
    await open(page, '/search?q=no-explicit-any');
    await expect(page.getByRole('main')).toContainText(unreachable);
    await page.unrouteAll();
    await pageField(page).fill('no-explicit-an');
    await expect(pageResults(page).first()).toHaveText('no-explicit-any');
  });
});

test.describe('a style sheet that does not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('is asked for again, with what was typed', night, async ({ page }) => {
    const styles = '**/assets/css/search-styles.*.css';
    await page.route(styles, route => route.abort());
    await open(page, '/users/configs');
    await page.keyboard.press('Control+k');
    const alert = searchModal(page).getByRole('alert');
    await expect(alert).toContainText('can’t be loaded');
    await modalField(page).fill('no-explicit-any');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeVisible();
    await page.unroute(styles);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(modalHits(page).first()).toContainText('no-explicit-any');
    await expect(page).toHaveURL('/users/configs');
  });
});

test.describe('offline', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'before the page is used at all, the button and Enter try again until it works',
    night,
    async ({ context, page }) => {
      await page.goto('/users/configs');
      await settled(page);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const alert = searchModal(page).getByRole('alert');
      await expect(alert).toContainText('can’t be loaded');
      await modalField(page).fill('no-explicit-any');
      for (const retry of [
        () => alert.getByRole('button', { name: 'Retry' }).click(),
        () => modalField(page).press('Enter'),
      ]) {
        await retry();
        await expect(alert).toBeVisible();
        await expect(modalField(page)).toHaveValue('no-explicit-any');
      }
      await context.setOffline(false);
      // The page learns of it a moment later.
      await page.waitForFunction(() => navigator.onLine);
      await modalField(page).press('Enter');
      await expect(page).toHaveURL('/search?q=no-explicit-any');
      await expect(pageResults(page).first()).toContainText('no-explicit-any');
    },
  );

  test('before the first search, its field says so until it works; after it, it goes on', async ({
    context,
    page,
  }) => {
    await open(page, '/users/configs');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('can’t be loaded');
    await modalField(page).fill('no-explicit-any');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(modalHits(page).first()).toContainText('no-explicit-any');

    await context.setOffline(true);
    await modalField(page).fill('no-shadow');
    await expect(modalHits(page).first()).toContainText('no-shadow');
    await page.keyboard.press('Escape');
    await searchFor(page, 'ban-types');
    await expect(modalHits(page).first()).toContainText('ban-types');
  });
});

test('a query of 10,000 characters is answered', night, async ({ page }) => {
  await open(page, '/');
  await searchFor(page, 'x'.repeat(10_000));
  await expect(searchModal(page)).toContainText('No results for');
  await page.keyboard.press('Escape');
  await open(page, '/search');
  await pageField(page).fill(
    `Unexpected any. Specify a different type. ${'  at file.ts:1:1\n'.repeat(600)}`,
  );
  await expect(pageResults(page).first()).toHaveText('no-explicit-any');
});

test(
  'words in another script: the site is in English',
  night,
  async ({ page }) => {
    await open(page, '/search?q=неиспользуемые переменные');
    const main = page.getByRole('main');
    await expect(main).toContainText('This site is in English');
    await expect(main.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await searchFor(page, '未使用の変数');
    await expect(searchModal(page)).toContainText('This site is in English');
    await searchModal(page).getByRole('link', { name: 'All rules' }).click();
    await expect(page).toHaveURL('/rules/');
    await expect(searchModal(page)).toBeHidden();
  },
);

test('markup in a query, and on a page, is text', night, async ({ page }) => {
  const query = '<img/src=x onerror="window.broken=1"><zzqq>';
  const onPages = '<img src=x onerror=window.broken=true>';
  await page.route(indexAddress, async route => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      body: text.replaceAll(
        /"(title|description|heading)":"(?=\w)/g,
        `"$1":"${onPages} `,
      ),
    });
  });
  const expectNoMarkup = async (): Promise<void> => {
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  };
  await open(page, '/');
  await searchFor(page, '<zzqq><qqzz>');
  await expect(searchModal(page)).toContainText(
    'No results for “<zzqq><qqzz>”',
  );
  await modalField(page).fill(query);
  await expect(modalHits(page).first()).toContainText(onPages);
  await expectNoMarkup();
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(pageResults(page).first()).toContainText(onPages);
  await expect(page).toHaveTitle(/^Search: <img/);
  await expectNoMarkup();
});
