import type { Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';
import { openingKey } from '../../src/playground/kept/brokenOpenings';
import { keptPrefix } from '../../src/playground/kept/keptStates';
import { lastKey } from '../../src/playground/kept/lastKept';
import { draftKey } from '../../src/playground/link/draft';
import { preferencesKey } from '../../src/playground/state/preferences';
import { expect, open, test } from './page';

const markup =
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
const pollution =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

/** The keys that the site reads, and some that it must not mistake for its own. */
const keys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.pwa.event.appInstalled.fired',
  'docusaurus.tab.package-manager',
  'docusaurus.tab.eslint-config',
  'docs-preferred-version-default',
  'docs-preferred-version-rules',
  preferencesKey,
  keptPrefix,
  `${keptPrefix}__proto__`,
  lastKey,
  openingKey,
  '__proto__',
  'constructor',
];

/** No names, names of others, names outside of the project, far too many, and a huge one. */
const hostileFiles = [
  null,
  7,
  ['__proto__', '{}'],
  ['__proto__.ts', markup],
  ['../../etc/passwd.ts', ''],
  ['EXAMPLE.TS', ''],
  ['example.ts', ''],
  [`${markup}.ts`, markup],
  ['huge.ts', 'let x;'.repeat(200_000)],
  ...Array.from({ length: 3000 }, (_, index) => [`${String(index)}.ts`, '']),
];

const values = {
  markup,
  pollution,
  'a broken object': '{"a":',
  'a link that runs': 'javascript:window.attacked=1',
  'a very long text': 'x'.repeat(100_000),
  'control characters': '\u0000\u202e\ud800',
  nothing: '',
};

for (const [name, value] of Object.entries(values)) {
  test(`stored preferences: ${name}`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(
      ([names, text]) => {
        for (const key of names) {
          localStorage.setItem(key, text);
        }
      },
      [keys, value] as const,
    );
    for (const path of [
      '/',
      '/rules/',
      '/getting-started/',
      '/play',
      '/search',
    ]) {
      await open(page, path);
      await expectSound(page);
    }
  });
}

for (const [name, value] of Object.entries(values)) {
  test(`a draft of the playground's: ${name}`, async ({ page }) => {
    await open(page, '/play');
    // Not before: leaving the page writes its own.
    await page.addInitScript(
      ([key, text]) => {
        sessionStorage.setItem(key, text);
      },
      [draftKey, value] as const,
    );
    await page.reload();
    await expect(
      page.getByRole('tab', { name: 'ESLint config' }),
    ).toBeVisible();
    await expectSound(page);
    expect(new URL(page.url()).pathname).toBe('/play');
  });
}

const encoded = (text: string) => encodeURIComponent(text);

for (const path of [
  `/search?q=${encoded(markup)}`,
  `/search?q=${encoded(pollution)}&__proto__[polluted]=1`,
  '/search?q=%E0%A4%A&page=-1e99',
  `/search?q=constructor&page=${encoded('__proto__')}`,
  `/rules/?q=${encoded(markup)}&sort=__proto__&recommended=constructor`,
  `/?docusaurus-theme=${encoded(markup)}`,
  `/?docusaurus-data-polluted=${encoded(markup)}&docusaurus-data-__proto__=1`,
  `/users/configs#${encoded(markup)}`,
  '/users/configs#%E0%A4%A',
  `/play#code=${encoded(markup)}&eslintrc=${encoded(pollution)}`,
  `/play#showAST=compare&compared=${encoded(pollution)}`,
  `/play#showAST=compare&compared=${compressToEncodedURIComponent(pollution)}&code=${compressToEncodedURIComponent('a;')}`,
  `/play#stem=${encoded('../../x')}&shown=1e99&files=${encoded(`~${pollution}`)}`,
  `/play#stem=${encoded(markup)}&shown=-1&files=${encoded(`~${JSON.stringify(hostileFiles)}`)}`,
  '/play#code=%E0%A4%A&ts=__proto__&showAST=constructor&eslintrc=N4Ig',
]) {
  test(`address: ${path.slice(0, 60)}`, async ({ page }) => {
    await open(page, path);
    await expectSound(page);
    // Whatever it left behind, the next visit is as usual.
    await open(page, new URL(path, 'http://x').pathname);
    await expectSound(page);
  });
}

for (const path of [
  `/${encoded(markup)}`,
  '/rules/__proto__',
  '//evil.example/%2e%2e',
  '/linting/configs?x=javascript:alert(1)#"><script>window.attacked=1</script>',
]) {
  test.describe(`path: ${path.slice(0, 40)}`, () => {
    test.use({ expectedProblems: /status of 404/ });

    test('is a page like others', async ({ page, baseURL }) => {
      await page.goto((baseURL ?? '') + path);
      await expectSound(page);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  });
}

/** The page is there, no foreign script ran, and objects are as they were. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(
    await page.evaluate(() => ({
      attacked: 'attacked' in window,
      polluted: 'polluted' in Object.prototype,
    })),
  ).toEqual({ attacked: false, polluted: false });
}
