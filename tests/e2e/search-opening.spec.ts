import type { Page } from '@playwright/test';
import { expect, hydrated, navbarLink, open, settled, test } from './page';
import { firstField, modalField, searchButton, searchModal } from './search';
import { applicationScripts, holdScripts } from './slowScripts';

test.describe('while the search is being loaded', () => {
  // Files are still being fetched ahead when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('what is typed is kept for it, a slash too', async ({ page }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    await page.keyboard.type('/a/b');
    await expect(firstField(page)).toHaveValue('a/b');
    // The first field has the focus until the modal's takes it.
    const focused = page.evaluate(
      () =>
        new Promise(resolve => {
          new MutationObserver(() => {
            resolve(document.activeElement?.role);
          }).observe(document, { attributeFilter: ['inert'], subtree: true });
        }),
    );
    release();
    expect(await focused).toBe('combobox');
    await expect(modalField(page)).toHaveValue('a/b');
    await expect(firstField(page)).toBeHidden();
  });

  test('Escape cancels it', async ({ page }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    // Opened and closed at once, the browser tells of neither, and nothing is loaded.
    const asked = page.waitForRequest(applicationScripts);
    await page.keyboard.press('/');
    await asked;
    await page.keyboard.press('Escape');
    await expect(firstField(page)).toBeHidden();
    const arrived = page.waitForResponse(applicationScripts);
    release();
    await arrived;
    await settled(page);
    await expect(searchModal(page)).toBeHidden();
    await page.keyboard.type('/new');
    await expect(modalField(page)).toHaveValue('new');
  });

  test('Escape cancels it also in the moment when it comes', async ({
    page,
  }) => {
    await open(page, '/users/configs');
    const cancelled = whenModalComes(page, 'hidePopover');
    await page.keyboard.press('/');
    await cancelled;
    await expect(searchModal(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('another page that comes in that moment leaves it open', async ({
    page,
  }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    await page.keyboard.type('/any');
    const replaced = whenModalComes(page, 'remove');
    release();
    await replaced;
    await expect(modalField(page)).toHaveValue('any');
    await expect(modalField(page)).toBeFocused();
  });

  test('its keys take the typing out of another field', async ({ page }) => {
    await open(page, '/rules/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('await');
    await expect(firstField(page)).toHaveValue('await');
    await expect(field).toHaveValue('');
    release();
    await expect(modalField(page)).toHaveValue('await');
  });

  test('going back ends it, and no more', async ({ page }) => {
    await open(page, '/blog');
    await navbarLink(page, 'Docs').click();
    await expect(page).toHaveURL(/getting-started/);
    await hydrated(page);
    await settled(page);
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await expect(firstField(page)).toBeFocused();
    await page.evaluate(() => {
      history.back();
    });
    await expect(firstField(page)).toBeHidden();
    await expect(page).toHaveURL(/getting-started/);
    release();
  });
});

/** What happens to the first field when the modal is in the page, and doesn't know it yet. */
function whenModalComes(
  page: Page,
  change: 'hidePopover' | 'remove',
): Promise<void> {
  return page.evaluate(
    method =>
      new Promise<void>(resolve => {
        new MutationObserver((_, observer) => {
          const field = document.getElementById('search');
          if (field && document.querySelector('.DocSearch-Modal')) {
            observer.disconnect();
            field[method]();
            resolve();
          }
        }).observe(document.body, { childList: true, subtree: true });
      }),
    change,
  );
}
