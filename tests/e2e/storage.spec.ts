import { inCatalogue } from '../errorCatalogue.mjs';
import { colorModeToggle, expectColorMode } from './colorMode';
import { expect, navbarLink, night, open, test } from './page';
import { expectCode, linted, openPlayground } from './playgroundPage';
import { modalHits, pageResults, searchFor, searchModal } from './search';

test('nothing is stored but the keys of the specification, however much is looked at', async ({
  page,
}) => {
  await open(page, '/');
  await colorModeToggle(page).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  for (const path of ['/rules/', '/users/configs', '/blog']) {
    await open(page, path);
  }
  await openPlayground(page);
  await page.getByRole('tab', { name: 'ESTree' }).click();
  await expect(page).toHaveURL(/showAST=es/);
  await page.getByLabel('TypeScript', { exact: true }).selectOption('4.7.4');
  await expect(page).toHaveURL(/ts=4\.7\.4/);
  await page.getByRole('button', { name: 'Samples' }).click();
  await page.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page).toHaveURL(/code=/);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('a version is preferred only while it exists', async ({ page }) => {
  await page.goto('/');
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

const warning = /Docusaurus browser storage is not available/;

for (const [name, block] of Object.entries(blocked)) {
  // What most browsers do. In the others, only the site's own code differs, which unit tests try.
  const isUsual = name === 'a getter that throws';
  const { tag } = inCatalogue('storage-unavailable/site-works');
  const warns = inCatalogue('storage-unavailable/warning').tag;
  const details = { tag: isUsual ? [tag, warns] : [tag, night.tag] };

  test.describe(`without storage: ${name}`, () => {
    test.use({
      expectedProblems:
        /Docusaurus (?:browser storage is not available|storage error)|404 \(Not Found\).*no-such-page/,
    });
    test.beforeEach(({ page }) => page.addInitScript(block));

    test(
      'the site works, and warns once',
      details,
      async ({ page, problems }) => {
        await test.step('the page is colored, and its notice goes', async () => {
          await open(page, '/');
          if (isUsual) {
            expect(problems).toEqual([expect.stringMatching(warning)]);
          }
          await colorModeToggle(page).click();
          await expectColorMode(page, 'dark');
          const close = page.getByRole('button', {
            name: 'Close',
            exact: true,
          });
          await close.click();
          await expect(close).toBeHidden();
          await navbarLink(page, 'Rules').click();
          await expect(page).toHaveURL('/rules/');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            /Rules/,
          );
          await expectColorMode(page, 'dark');
        });

        await test.step('filters narrow down', async () => {
          await page
            .getByRole('searchbox', { name: /Name, description/ })
            .fill('no-explicit-any');
          await expect(
            page.getByRole('rowheader').getByRole('link'),
          ).toHaveText(['no-explicit-any']);
          await open(page, '/troubleshooting/tslint');
          await page
            .getByRole('searchbox', { name: /Name, replacement/ })
            .fill('no-any');
          await expect(page.getByText(/^\d+ of \d+ rules$/)).toBeVisible();
        });

        await test.step('the search finds, twice', async () => {
          await searchFor(page, 'no-explicit-any');
          await expect(modalHits(page).first()).toContainText(
            'no-explicit-any',
          );
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL('/rules/no-explicit-any');
          await expect(searchModal(page)).toBeHidden();
          await searchFor(page, 'ban-types');
          await expect(modalHits(page).first()).toContainText('ban-types');
          await page.keyboard.press('Escape');
          await open(page, '/search?q=promise');
          await expect(pageResults(page).first()).toBeVisible();
        });
      },
    );

    test('pages of all kinds open', night, async ({ page }) => {
      for (const path of [
        '/users/configs',
        '/getting-started/',
        '/blog',
        '/blog/announcing-typescript-eslint-v7',
        '/no-such-page',
      ]) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      }
      await openPlayground(page);
      await page.locator('.cm-editor').first().click();
      await page.keyboard.type('let typed: any;');
      await expectCode(page, /let typed: any;/);
      await linted(page);
    });

    test.describe('with service workers', () => {
      test.use({ serviceWorkers: 'allow' });

      test(
        'the site can be saved for reading offline',
        night,
        async ({ page }) => {
          await page.goto('/?offlineMode=true');
          await expect(
            page.getByText('can be read offline now').last(),
          ).toBeVisible({ timeout: 60_000 });
        },
      );
    });
  });
}
