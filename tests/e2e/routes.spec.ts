import { inCatalogue } from '../errorCatalogue.mjs';
import { redirects } from '../fixtures/routes';
import { expect, moveTo, open, test } from './page';

test.describe('no such page', inCatalogue('unmatched-path'), () => {
  test.use({ expectedProblems: /status of 404/ });

  for (const path of ['/playx', '/rules/no-such-rule']) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Page Not Found',
      );
    });
  }
});

test.describe('.html and /index.html are the same path', () => {
  for (const suffix of ['.html', '/index.html', '/']) {
    test(`visiting /users/configs${suffix}`, async ({ page }) => {
      await open(page, '/users/configs');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const response = await page.goto(`/users/configs${suffix}`);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText('strict');
    });

    test(`moving to /users/configs${suffix}`, async ({ page }) => {
      await open(page, '/users/configs');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await open(page, '/');
      await moveTo(page, `/users/configs${suffix}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('the home page', async ({ page }) => {
    await open(page, '/');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await open(page, '/index.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});

test('an old address leads to the new one, with query and hash', async ({
  page,
}) => {
  const [[from, to]] = redirects;
  await page.goto(`${from}?from=old&n=1#strict`);
  await expect(page).toHaveURL(
    url =>
      url.pathname.replace(/\/$/, '') === to &&
      url.search === '?from=old&n=1' &&
      url.hash === '#strict',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
