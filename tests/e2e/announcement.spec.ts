import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './page';

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

const announcement = (page: Page) =>
  page.getByRole('link', { name: /see what changes/i });

const close = (page: Page) =>
  page.getByRole('button', { name: 'Close', exact: true });

test('it is shown, and leads to its post', async ({ page }) => {
  await open(page, '/users/configs');
  await announcement(page).click();
  await expect(page).toHaveURL('/blog/announcing-typescript-eslint-v8-beta');
});

test('dismissed, it stays away', async ({ page }) => {
  await open(page, '/');
  const { id } = await stored(page);
  expect(id).not.toBeNull();
  expect(await stored(page)).toEqual({ dismiss: 'false', id });
  await close(page).click();
  await expect(announcement(page)).toBeHidden();
  expect(await stored(page)).toEqual({ dismiss: 'true', id });

  await page.reload();
  await hydrated(page);
  await expect(announcement(page)).toBeHidden();
});

test.describe('while scripts load', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('dismissed, it does not appear for a moment either', async ({
    page,
  }) => {
    await open(page, '/users/configs');
    await close(page).click();
    await page.route('**/*.js', route => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(announcement(page)).toBeHidden();
  });
});

test('a new announcement is shown to those who dismissed the last', async ({
  page,
}) => {
  await open(page, '/');
  const { id } = await stored(page);
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.reload();
  await hydrated(page);
  await expect(announcement(page)).toBeVisible();
  expect(await stored(page)).toEqual({ dismiss: 'false', id });
});

test('it leaves its line to the playground', async ({ page }) => {
  await open(page, '/play');
  await expect(announcement(page)).toBeHidden();
});
