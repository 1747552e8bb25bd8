import { colorModeToggle, expectColorMode } from './colorMode';
import { expect, hydrated, open, test } from './page';

test.use({ colorScheme: 'dark' });

const storedMode = () => localStorage.getItem('theme');

test('light by default, whatever the system prefers', async ({ page }) => {
  await open(page, '/');
  await expectColorMode(page, 'light');
  expect(await page.evaluate(storedMode)).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorMode(page, 'light');
});

test('the choice is stored and holds after a reload', async ({ page }) => {
  await open(page, '/');
  await colorModeToggle(page).click();
  await expectColorMode(page, 'dark');
  expect(await page.evaluate(storedMode)).toBe('dark');
  await page.reload();
  await hydrated(page);
  await expectColorMode(page, 'dark');
  await colorModeToggle(page).click();
  await expectColorMode(page, 'light');
  expect(await page.evaluate(storedMode)).toBe('light');
});

test('the toggle works by keyboard and says the mode', async ({ page }) => {
  await open(page, '/');
  const toggle = colorModeToggle(page);
  await toggle.focus();
  await expect(toggle).toHaveAccessibleName(/light mode\)/);
  await page.keyboard.press('Enter');
  await expectColorMode(page, 'dark');
  await expect(toggle).toHaveAccessibleName(/dark mode\)/);
  await page.keyboard.press('Space');
  await expectColorMode(page, 'light');
});

test('other tabs follow', async ({ context, page }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/users/configs');
  await colorModeToggle(page).click();
  await expectColorMode(other, 'dark');
});

test('no flash: the mode is set before anything is painted', async ({
  page,
}) => {
  await open(page, '/');
  await colorModeToggle(page).click();
  // Scripts never arrive, so what is seen now is what the HTML alone does.
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('#__docusaurus')) {
        observer.disconnect();
        const { dataset } = document.documentElement;
        dataset.modeBeforeContent = dataset.theme ?? 'none';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute(
    'data-mode-before-content',
    'dark',
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
