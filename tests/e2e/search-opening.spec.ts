import type { Page } from '@playwright/test';
import { expect, hydrated, navbarLink, open, test } from './page';
import { modalField, searchModal } from './search';
import { holdScripts } from './slowScripts';

/** Whether a letter that is typed gets to the page. */
function letterArrives(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'x',
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
}

test.describe('while the search is being loaded', () => {
  // Files are still being fetched ahead when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('what is typed is kept for it, a slash too', async ({ page }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    await page.keyboard.type('/a/b');
    expect(await letterArrives(page)).toBe(false);
    release();
    await expect(modalField(page)).toHaveValue('a/bx');
  });

  test('Escape cancels it', async ({ page }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await letterArrives(page)).toBe(true);
    release();
    await page.waitForLoadState('networkidle');
    await expect(searchModal(page)).toBeHidden();
    await page.keyboard.type('/new');
    await expect(modalField(page)).toHaveValue('new');
  });

  test('fields take what is typed into them', async ({ page }) => {
    await open(page, '/rules/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('await');
    await expect(field).toHaveValue('await');
    release();
    await expect(modalField(page)).toHaveValue('');
  });

  test('leaving the page ends it', async ({ page }) => {
    await open(page, '/blog');
    await navbarLink(page, 'Docs').click();
    await expect(page).toHaveURL(/getting-started/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveTitle(/Blog/);
    expect(await letterArrives(page)).toBe(true);
    release();
  });
});
