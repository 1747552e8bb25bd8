import { colorModeToggle, expectColorMode } from './colorMode';
import { expect, hydrated, open, test } from './page';

test.use({ colorScheme: 'dark' });

const storedMode = () => localStorage.getItem('theme');

test('light by default; what is chosen by keyboard or click is kept, and other tabs follow', async ({
  context,
  page,
}) => {
  await test.step('light, whatever the system prefers', async () => {
    await open(page, '/');
    await expectColorMode(page, 'light');
    expect(await page.evaluate(storedMode)).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorMode(page, 'light');
  });
  const other = await context.newPage();
  await open(other, '/users/configs');
  const toggle = colorModeToggle(page);

  await test.step('by keyboard, and the toggle says the mode', async () => {
    await toggle.focus();
    await expect(toggle).toHaveAccessibleName(/light mode\)/);
    await page.keyboard.press('Enter');
    await expectColorMode(page, 'dark');
    await expect(toggle).toHaveAccessibleName(/dark mode\)/);
    await page.keyboard.press('Space');
    await expectColorMode(page, 'light');
    expect(await page.evaluate(storedMode)).toBe('light');
  });

  await toggle.click();
  await expectColorMode(other, 'dark');
  expect(await page.evaluate(storedMode)).toBe('dark');
  await page.reload();
  await hydrated(page);
  await expectColorMode(page, 'dark');
});

test('no flash: the mode is set before anything is painted', async ({
  page,
}) => {
  await page.goto('/');
  await colorModeToggle(page).click();
  // Scripts never arrive, so what is seen now is what the HTML alone does.
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('#__docusaurus')) {
        observer.disconnect();
        const { dataset } = document.documentElement;
        dataset.modeBeforeContent = dataset.theme ?? 'none';
      }
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute(
    'data-mode-before-content',
    'dark',
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
