import type { Page, Route } from '@playwright/test';
import { searchHosts } from '../../scripts/site/headers/searchHosts.mjs';
import type { HostedIndex } from '../../src/search/engine/settings';
import { inCatalogue } from '../errorCatalogue.mjs';
import { expect, open, test } from './page';
import {
  modalHits,
  pageField,
  pageResults,
  searchFor,
  searchModal,
} from './search';

const hosted: HostedIndex = {
  appId: 'standin',
  apiKey: 'public-key',
  indexName: 'documentation',
  baseUrl: '/',
  language: 'en',
  tags: {
    rules: ['docs-rules-current'],
    guides: ['docs-default-current'],
    blog: ['default'],
  },
  statuses: { '/rules/ban-types': 'deprecated' },
};

interface Asked {
  requests: [{ query: string; facetFilters: string[] }];
}

/** The pages of the records that the service finds: several are of one page. */
const answers: Partial<Record<string, string[]>> = {
  nothing: [],
  sections: ['/rules/ban-types', '/rules/ban-types#options', '/rules/semi'],
  many: Array.from({ length: 25 }, (_, page) => `/rules/${String(page)}`),
};

const markStart = '\uE000';
const markEnd = '\uE001';

/** Makes the site one that was built for a hosted index, and answers in the service's place. */
async function mockService(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/*', route =>
    route.request().resourceType() === 'document'
      ? allowSearchHosts(route)
      : route.fallback(),
  );
  await page.route('**/assets/js/*.js', async route => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(
        /\{"index":"[^"]*\/assets\/search\/index[^"]*"\}/,
        JSON.stringify({ hosted }),
      ),
    });
  });
  await page.route('https://standin-dsn.algolia.net/**', async route => {
    const question = route.request().postDataJSON() as Asked;
    asked.push(question);
    const { query } = question.requests[0];
    const title = `Banning <i>${query}</i>`;
    const recordOf = (path: string) => ({
      url: `https://typescript-eslint.io${path}`,
      type: 'lvl1',
      hierarchy: { lvl0: 'Rules', lvl1: title },
      _highlightResult: {
        hierarchy: {
          lvl1: {
            value: title.replace(query, `${markStart}${query}${markEnd}`),
          },
        },
      },
    });
    const paths = answers[query] ?? ['/rules/ban-types'];
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: [{ hits: paths.map(recordOf), nbHits: paths.length }],
      },
    });
  });
  return asked;
}

/** Sends a page with the policy that it has when it is built for the hosted index. */
async function allowSearchHosts(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  const hosts = searchHosts({ DOCSEARCH_APP_ID: hosted.appId }).join(' ');
  const changed = policy.replace(/(?<=connect-src 'self')/, ` ${hosts}`);
  expect(changed).not.toBe(policy);
  await route.fulfill({
    response,
    headers: { ...headers, 'content-security-policy': changed },
  });
}

// Files are still being fetched ahead when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a hosted index', () => {
  test.use({
    expectedProblems:
      /request to another host: https:\/\/standin-dsn\.algolia\.net\//,
  });

  test('answers in the modal, and nothing else is fetched', async ({
    page,
  }) => {
    const index: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/assets/search/index')) {
        index.push(request.url());
      }
    });
    const asked = await mockService(page);
    await open(page, '/');
    await searchFor(page, 'types');
    await expect(modalHits(page).first()).toContainText('Banning <i>types</i>');
    await expect(modalHits(page).first()).toContainText('Deprecated');
    await expect(modalHits(page).locator('mark')).toHaveText('types');
    expect(asked.at(-1)?.requests[0].facetFilters).toEqual([
      'language:en',
      [
        'docusaurus_tag:docs-rules-current',
        'docusaurus_tag:docs-default-current',
        'docusaurus_tag:default',
      ],
    ]);
    expect(index).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/rules/ban-types');
  });

  test('answers on the search page, page by page', async ({ page }) => {
    const asked = await mockService(page);
    await open(page, '/search?q=many&in=rules&page=3');
    await expect(pageResults(page)).toHaveCount(5);
    await expect(pageResults(page).first()).toHaveText(/Banning <i>many<\/i>/);
    await expect(page.getByRole('main')).toContainText('21 to 25 of 25 pages');
    expect(asked.at(-1)?.requests[0]).toMatchObject({
      query: 'many',
      facetFilters: ['language:en', ['docusaurus_tag:docs-rules-current']],
    });
    await pageField(page).fill('nothing');
    await expect(page.getByRole('main')).toContainText('No results for');

    await test.step('pages are counted, and not their sections', async () => {
      await open(page, '/search?q=sections');
      await expect(pageResults(page)).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        '2 pages',
      );
      await searchFor(page, 'sections');
      await expect(searchModal(page)).toContainText('See all 2 pages');
    });
  });
});

test.describe('a hosted index out of reach', () => {
  test.use({ expectedProblems: /algolia|Failed to load resource/ });

  test(
    'is told',
    inCatalogue('search-fetch-failure/hosted'),
    async ({ page }) => {
      await mockService(page);
      await page.route('https://*.algolia*.net/**', route => route.abort());
      await open(page, '/');
      await searchFor(page, 'types');
      await expect(searchModal(page)).toContainText('Unable to fetch results');
    },
  );
});
