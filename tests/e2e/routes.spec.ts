import { test as serverTest } from '@playwright/test';
import plugin from '@typescript-eslint/eslint-plugin';
import { redirects, routes } from '../fixtures/routes';
import { expect, moveTo, open, test } from './page';

const rules = Object.keys(plugin.rules).map(name => `/rules/${name}`);

test('the plugin has 143 rules', () => {
  expect(rules).toHaveLength(143);
});

for (const path of [...routes, ...rules]) {
  // No browser needed for this
  serverTest(`${path} is a page`, async ({ baseURL }) => {
    const response = await fetch(new URL(path, baseURL));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[ >]/);
    // The address that the page itself gives, to the slash
    const canonical = /<link[^>]* rel="?canonical"?[^>]*>/.exec(html)?.[0];
    const href = /href="?([^" >]+)/.exec(canonical ?? '')?.[1] ?? '';
    expect(new URL(href).pathname).toBe(path);
  });
}

test.describe('no such page', () => {
  test.use({ expectedProblems: /status of 404/ });

  for (const path of [
    '/playx',
    '/rules/no-such-rule',
    '/rules/await-thenable/x',
    '/rules/TEMPLATE',
    '/users/configs/x',
    '/blog/tags/no-such-tag',
  ]) {
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

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}, with query and hash`, async ({ page }) => {
    await page.goto(`${from}?from=old&n=1#strict`);
    await page.waitForURL(
      url =>
        url.pathname.replace(/\/$/, '') === to &&
        url.search === '?from=old&n=1' &&
        url.hash === '#strict',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
