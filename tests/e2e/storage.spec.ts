import { colorModeToggle, expectColorMode } from './colorMode';
import { expect, navbarLink, open, test } from './page';

test('nothing is stored but the keys of the specification', async ({
  page,
}) => {
  await open(page, '/');
  await colorModeToggle(page).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  for (const path of ['/rules/', '/users/configs', '/blog', '/play']) {
    await open(page, path);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('a version is preferred only while it exists', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('docs-preferred-version-default', '6.0.0');
    localStorage.setItem('docs-preferred-version-rules', 'current');
  });
  await open(page, '/rules/');
  expect(
    await page.evaluate(() => ({
      main: localStorage.getItem('docs-preferred-version-default'),
      rules: localStorage.getItem('docs-preferred-version-rules'),
    })),
  ).toEqual({ main: null, rules: 'current' });
});

test.describe('without storage', () => {
  const warning = /Docusaurus browser storage is not available/;
  test.use({ expectedProblems: warning });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
  });

  test('a warning is logged, and all works', async ({ page, problems }) => {
    await open(page, '/');
    expect(problems).toEqual([expect.stringMatching(warning)]);

    await colorModeToggle(page).click();
    await expectColorMode(page, 'dark');

    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    await expect(close).toBeHidden();

    await navbarLink(page, 'Rules').click();
    await expect(page).toHaveURL('/rules/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rules/);
    await expectColorMode(page, 'dark');
  });

  for (const path of ['/play', '/search?q=promise', '/users/configs']) {
    test(`${path} opens`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });
  }
});
