import { inCatalogue } from '../errorCatalogue.mjs';
import { colorModeToggle, expectColorMode } from './colorMode';
import { expect, navbarLink, open, test } from './page';
import { editorText, linted, openPlayground } from './playgroundPage';
import { modalHits, pageResults, searchFor, searchModal } from './search';

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

/** Ways in which browsers, policies and extensions take the storage away. */
const blocked = {
  'a getter that throws': () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  },
  'methods that throw': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key']) {
      Object.defineProperty(Storage.prototype, method, {
        value() {
          throw new DOMException('Storage is full', 'QuotaExceededError');
        },
      });
    }
  },
  null: () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { value: null });
    }
  },
};

test.describe('storage that throws when it is read', () => {
  const warning = /Docusaurus browser storage is not available/;
  test.use({ expectedProblems: warning });

  test(
    'is warned of once',
    inCatalogue('storage-unavailable/warning'),
    async ({ page, problems }) => {
      await page.addInitScript(blocked['a getter that throws']);
      await open(page, '/');
      expect(problems).toEqual([expect.stringMatching(warning)]);
    },
  );
});

for (const [name, block] of Object.entries(blocked)) {
  test.describe(
    `without storage: ${name}`,
    inCatalogue('storage-unavailable/site-works'),
    () => {
      test.use({
        expectedProblems:
          /Docusaurus (?:browser storage is not available|storage error)|404 \(Not Found\).*no-such-page/,
      });

      test.beforeEach(({ page }) => page.addInitScript(block));

      test('the page is colored, and its notice goes', async ({ page }) => {
        await open(page, '/');
        await colorModeToggle(page).click();
        await expectColorMode(page, 'dark');

        const close = page.getByRole('button', { name: 'Close', exact: true });
        await close.click();
        await expect(close).toBeHidden();

        await navbarLink(page, 'Rules').click();
        await expect(page).toHaveURL('/rules/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /Rules/,
        );
        await expectColorMode(page, 'dark');
      });

      test('the search finds, twice', async ({ page }) => {
        await open(page, '/users/configs');
        await searchFor(page, 'no-explicit-any');
        await expect(modalHits(page).first()).toContainText('no-explicit-any');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/rules/no-explicit-any');
        await expect(searchModal(page)).toBeHidden();
        await searchFor(page, 'ban-types');
        await expect(modalHits(page).first()).toContainText('ban-types');
        await page.keyboard.press('Escape');
        await open(page, '/search?q=promise');
        await expect(pageResults(page).first()).toBeVisible();
      });

      test('filters narrow down', async ({ page }) => {
        await open(page, '/rules/');
        await page
          .getByRole('searchbox', { name: /Name, description/ })
          .fill('no-explicit-any');
        await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([
          'no-explicit-any',
        ]);
        await open(page, '/troubleshooting/tslint');
        await page
          .getByRole('searchbox', { name: /Name, replacement/ })
          .fill('no-any');
        await expect(page.getByText(/^\d+ of \d+ rules$/)).toBeVisible();
      });

      test('the playground lints', async ({ page }) => {
        await openPlayground(page);
        await linted(page);
        await page.locator('.monaco-editor').first().click();
        await page.keyboard.type('let typed: any;');
        await expect.poll(() => editorText(page)).toContain('let typed: any;');
        await linted(page);
      });

      test.describe('with service workers', () => {
        test.use({ serviceWorkers: 'allow' });

        test('the site can be saved for reading offline', async ({ page }) => {
          await page.goto('/?offlineMode=true');
          await expect(
            page.getByText('can be read offline now').last(),
          ).toBeVisible({ timeout: 60_000 });
        });
      });

      for (const path of [
        '/play',
        '/search?q=promise',
        '/users/configs',
        '/getting-started/',
        '/rules/no-unused-vars',
        '/blog',
        '/blog/announcing-typescript-eslint-v7',
        '/no-such-page',
      ]) {
        test(`${path} opens`, async ({ page }) => {
          await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        });
      }
    },
  );
}
