import {
  expect,
  hydrated,
  navbarLink,
  night,
  open,
  settled,
  test,
} from './page';
import { modalField, modalHits, searchModal } from './search';
import { applicationScripts, holdScripts } from './slowScripts';

test.describe('while the search is being loaded', () => {
  // Files are still being fetched ahead when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('what is typed is kept for it, a slash too', async ({ page }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    await page.keyboard.type('/a/b');
    await expect(modalField(page)).toHaveValue('a/b');
    release();
    await page.keyboard.type(' any');
    await expect(modalHits(page).first()).toBeVisible();
    await expect(modalField(page)).toHaveValue('a/b any');
    await expect(modalField(page)).toBeFocused();
  });

  test('Escape cancels it, and keeps what was typed for the next time', async ({
    page,
  }) => {
    await open(page, '/users/configs');
    const release = await holdScripts(page);
    // Opened and closed at once, the browser tells of neither, and nothing is loaded.
    const asked = page.waitForRequest(applicationScripts);
    await page.keyboard.type('/an');
    await asked;
    await page.keyboard.press('Escape');
    await expect(modalField(page)).toBeHidden();
    const arrived = page.waitForResponse(applicationScripts);
    release();
    await arrived;
    await settled(page);
    await expect(searchModal(page)).toBeHidden();
    await page.keyboard.type('/y');
    await expect(modalField(page)).toHaveValue('any');
    await expect(modalHits(page).first()).toContainText('any');
  });

  test(
    'another page that comes meanwhile leaves it open',
    night,
    async ({ page }) => {
      await open(page, '/users/configs');
      const release = await holdScripts(page);
      await navbarLink(page, 'Blog').click();
      await page.keyboard.type('/any');
      release();
      await expect(page).toHaveURL('/blog');
      await expect(modalHits(page).first()).toBeVisible();
      await expect(modalField(page)).toHaveValue('any');
      await expect(modalField(page)).toBeFocused();
    },
  );

  test(
    'its keys take the typing out of another field',
    night,
    async ({ page }) => {
      await open(page, '/rules/');
      const field = page.getByRole('main').getByRole('searchbox');
      await field.focus();
      const release = await holdScripts(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('await');
      await expect(modalField(page)).toHaveValue('await');
      await expect(field).toHaveValue('');
      release();
      await expect(modalField(page)).toHaveValue('await');
    },
  );

  test('going back ends it, and no more', async ({ page }) => {
    await open(page, '/blog');
    await navbarLink(page, 'Docs').click();
    await expect(page).toHaveURL(/getting-started/);
    await hydrated(page);
    await settled(page);
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await expect(modalField(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(modalField(page)).toBeHidden();
    await expect(page).toHaveURL(/getting-started/);
    release();
  });
});
