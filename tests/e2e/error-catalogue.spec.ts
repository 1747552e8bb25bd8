import { readFileSync } from 'node:fs';
import { projectFolder } from '../../scripts/run.mjs';
import { test } from './ownSite';
import { expect, open, test as baseTest } from './page';

const testFolder = new URL('tests/e2e/', projectFolder);

/**
 * The specification's error catalogue: for each situation, the tests that
 * provoke it and see what it asks for. Missing ids stop the
 * build, so there is no built site to see them in: small sites are built instead.
 */
const catalogue: Record<string, readonly [file: string, test: string][]> = {
  'Page crash': [
    [
      'error-page.spec.ts',
      'a crash says what happened, and can be tried again',
    ],
  ],
  'Route load failure': [
    ['navigation.spec.ts', 'the whole page is reloaded, after a warning'],
  ],
  'Site not served at its base URL': [
    ['base-url.spec.ts', 'says so and suggests the base URL'],
  ],
  'Service worker registration failure': [
    ['error-catalogue.spec.ts', 'a service worker that can’t be registered'],
  ],
  'Search fetch failure': [
    [
      'search-trouble.spec.ts',
      'the modal says so, and finds results once it can',
    ],
    ['search-hosted.spec.ts', 'is told'],
  ],
  'Search with no hits': [
    [
      'search-modal.spec.ts',
      'offers other queries, and a prefilled issue, when nothing is found',
    ],
  ],
  'Lazy chunk load failure': [
    [
      'chunk-failure.spec.ts',
      'a part that does not arrive can be asked for again',
    ],
  ],
  'Navbar item render failure': [
    ['error-page.spec.ts', 'a broken navbar item is named'],
  ],
  'Missing doc id or sidebar id': [
    [
      '../generator/sidebars.test.ts',
      'a doc that a sidebar names must be there',
    ],
    [
      '../generator/sidebars.test.ts',
      'a sidebar that the navbar names must be there',
    ],
    [
      '../generator/sidebars.test.ts',
      'a doc that the navbar names must be there',
    ],
  ],
  'Browser storage unavailable': [
    ['storage.spec.ts', 'a warning is logged, and all works'],
  ],
  'Unmatched path': [
    ['routes.spec.ts', 'no such page'],
    ['not-found.spec.ts', 'it searches, without the application too'],
    ['offline.spec.ts', 'a page that is not there gets the not-found page'],
  ],
};

baseTest('every row has its tests', () => {
  for (const [situation, tests] of Object.entries(catalogue)) {
    for (const [file, name] of tests) {
      const text = readFileSync(new URL(file, testFolder), 'utf8');
      expect(text, situation).toContain(name);
      expect(text, situation).not.toMatch(/\.(?:skip|fixme)\(/);
    }
  }
});

test.describe('a service worker that can’t be registered', () => {
  test.use({ expectedProblems: /registerSW failed|status of 404|bad HTTP/ });

  test('is logged, and the site works', async ({ page, problems, site }) => {
    site.intercept((request, response) => {
      const isWorker = request.url?.startsWith('/sw.js') ?? false;
      if (isWorker) {
        response.writeHead(404).end();
      }
      return isWorker;
    });
    await open(page, '/');
    await expect
      .poll(() => problems.join('\n'))
      .toMatch(/console error: registerSW failed/);
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect(page).toHaveURL('/rules/');
  });
});

test.describe('a browser without service workers', () => {
  test('is asked for nothing', async ({ page, site }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter(path => path.startsWith('/sw.js'))).toEqual([]);
  });
});
