import type { Page } from '@playwright/test';
import {
  draftKey,
  lastKey,
  openingKey,
  snippetPrefix,
} from '../../src/playground/saving/storage';
import { preferencesKey } from '../../src/playground/state/preferences';
import { expect, night, open, test } from './page';

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
  snippetPrefix,
  `${snippetPrefix}__proto__`,
  lastKey,
  openingKey,
  '__proto__',
  'constructor',
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
  const isUsual = name === 'a broken object';
  test(`what is stored: ${name}`, isUsual ? {} : night, async ({ page }) => {
    await page.goto('/');
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
      '/search',
      '/play',
    ]) {
      await open(page, path);
      await expectSound(page);
    }
    await test.step('a draft of the playground’s', async () => {
      // Not before: leaving the page writes its own.
      await page.addInitScript(
        ([key, text]) => sessionStorage.setItem(key, text),
        [draftKey, value] as const,
      );
      await page.reload();
      await expect(
        page.getByRole('tab', { name: 'ESLint config' }),
      ).toBeVisible();
      await expectSound(page);
      expect(new URL(page.url()).pathname).toBe('/play');
    });
  });
}

const encoded = encodeURIComponent;

/** Of each page that reads its address, one that mixes all kinds: the functions that read it are tried with more, and `playground-page-survival.spec.ts` has the playground’s. */
for (const [path, details] of [
  [
    `/search?q=${encoded(markup)}&page=${encoded('__proto__')}&__proto__[polluted]=1`,
    {},
  ],
  [
    `/rules/?q=${encoded(markup)}&sort=__proto__&recommended=constructor`,
    night,
  ],
  [
    `/?docusaurus-theme=${encoded(markup)}&docusaurus-data-polluted=${encoded(markup)}&docusaurus-data-__proto__=1#%E0%A4%A`,
    night,
  ],
] as const) {
  test(`address: ${path.slice(0, 60)}`, details, async ({ page }) => {
    await open(page, path);
    await expectSound(page);
    // Whatever it left behind, the next visit is as usual.
    await open(page, new URL(path, 'http://x').pathname);
    await expectSound(page);
  });
}

test.describe('hostile paths', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('are pages like others', night, async ({ page, baseURL }) => {
    for (const path of [
      `/${encoded(markup)}`,
      '/rules/__proto__',
      '//evil.example/%2e%2e',
      '/linting/configs?x=javascript:alert(1)#"><script>window.attacked=1</script>',
    ]) {
      await page.goto((baseURL ?? '') + path);
      await expectSound(page);
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
  });
});

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
