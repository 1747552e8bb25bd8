import type { Page } from '@playwright/test';
import { inCatalogue } from '../errorCatalogue.mjs';
import { accessibilityFaults } from './axe';
import { expect, moveTo, navbarLink, nextDocLink, open, test } from './page';
import { holdScripts } from './slowScripts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What says that a page is being loaded. */
const bar = (page: Page) => page.locator('#nprogress');

test('the old page stays until the next one is loaded', async ({ page }) => {
  await open(page, '/users/configs');
  const oldTitle = await title(page).innerText();
  const release = await holdScripts(page);
  await moveTo(page, '/maintenance/branding');
  await expect(bar(page)).toHaveCount(1);
  await expect(title(page)).toHaveText(oldTitle);
  await expect(page.getByRole('main')).toContainText('strict');
  expect(await accessibilityFaults(page)).toEqual([]);
  release();
  await expect(title(page)).not.toHaveText(oldTitle);
});

test.describe('when the next page fails to load', () => {
  test.use({ expectedProblems: /ERR_FAILED|ChunkLoadError/ });

  test(
    'the whole page is reloaded, after a warning',
    inCatalogue('route-load-failure'),
    async ({ page, problems }) => {
      await open(page, '/users/configs');
      await page.evaluate(() => {
        document.documentElement.dataset.beforeReload = '';
      });
      let failing = true;
      await page.route('**/*.js', async route => {
        await (failing ? route.abort() : route.continue());
      });
      page.on('request', request => {
        failing &&= !request.isNavigationRequest();
      });
      await moveTo(page, '/maintenance/branding');
      await expect(page.locator('html[data-before-reload]')).toHaveCount(0);
      await expect(title(page)).toHaveText(/brand/i);
      expect(problems).toContainEqual(
        expect.stringMatching(/^console warning: .*ChunkLoadError/),
      );
    },
  );
});

test('another page starts at its top', async ({ page }) => {
  await open(page, '/users/configs');
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await nextDocLink(page).click();
  await expect(page).not.toHaveURL('/users/configs');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('another page with a hash starts at its target', async ({ page }) => {
  await open(page, '/users/configs');
  const target = page.locator('main h2[id]').last();
  const id = (await target.getAttribute('id')) ?? '';
  await open(page, '/');
  await moveTo(page, `/users/configs#${id}`);
  await expect(target).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a table of contents scrolls to its headings', async ({ page }) => {
  await open(page, '/users/configs');
  const target = page.locator('main h2[id]').last();
  const id = (await target.getAttribute('id')) ?? '';
  await expect(target).not.toBeInViewport();
  await page.locator(`.toc-highlight[href="#${id}"]`).click();
  await expect(target).toBeInViewport();
  await expect(page).toHaveURL(`/users/configs#${id}`);
});

test('links load pages without a reload', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  await navbarLink(page, 'Docs').click();
  await expect(page).toHaveURL('/getting-started/');
  await navbarLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/getting-started/');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('progress bar', () => {
  // Time stands still unless a test moves it: a busy machine changes nothing.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('it appears after 200 ms of waiting', async ({ page }) => {
    await open(page, '/users/configs');
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdScripts(page);
    await moveTo(page, '/maintenance/branding');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.resume();
    release();
    await expect(bar(page)).toHaveCount(0);
  });

  test('it does not appear when the page is there sooner', async ({ page }) => {
    await open(page, '/users/configs');
    await page.clock.pauseAt(Date.now() + 60_000);
    await moveTo(page, '/maintenance/branding');
    await expect(title(page)).toHaveText(/brand/i);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});

for (const [path, section] of [
  ['/packages/parser', 'Docs'],
  ['/contributing/local-development', 'Docs'],
  ['/rules/no-explicit-any', 'Rules'],
  ['/blog/asts-and-typescript-eslint', 'Blog'],
] as const) {
  test(`the navbar marks ${section} on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('.navbar__link--active')).toHaveText(section);
  });
}

test('the sidebar shows where the page is in it', async ({ page }) => {
  await open(page, '/rules/unified-signatures');
  const active = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'unified-signatures' });
  await expect(active).toHaveAttribute('aria-current', 'page');
  await expect(active).toBeInViewport();
});
