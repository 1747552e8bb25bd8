import type { Page } from '@playwright/test';
import { expect, open, test, title } from './page';

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

const announcement = (page: Page) =>
  page.getByRole('link', { name: /see what changes/i });

test('it is shown, in the playground too, and leads to its post', async ({
  page,
}) => {
  await page.goto('/play');
  await expect(announcement(page)).toBeVisible();
  await open(page, '/users/configs');
  await announcement(page).click();
  await expect(page).toHaveURL('/blog/announcing-typescript-eslint-v8-beta');
});

test.describe('dismissed', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('it stays away, also while scripts load, until there is a new one', async ({
    page,
  }) => {
    await open(page, '/');
    const { id } = await stored(page);
    expect(id).not.toBeNull();
    expect(await stored(page)).toEqual({ dismiss: 'false', id });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(announcement(page)).toBeHidden();
    expect(await stored(page)).toEqual({ dismiss: 'true', id });

    await open(page, '/users/configs');
    await expect(announcement(page)).toBeHidden();
    await page.route('**/*.js', route => route.abort());
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(announcement(page)).toBeHidden();
    await page.unroute('**/*.js');

    await page.evaluate(() =>
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one'),
    );
    await open(page, '/users/configs');
    await expect(announcement(page)).toBeVisible();
    expect(await stored(page)).toEqual({ dismiss: 'false', id });
  });
});
