import type { Page, Route } from '@playwright/test';
import { searchHosts } from '../../scripts/site/headers/headerRules';
import type { HostedIndex } from '../../src/search/clients/siteSearch';
import { inCatalogue } from '../errorCatalogue.mjs';
import { expect, night, open, test } from './page';
import {
  modalHits,
  pageField,
  pageResults,
  searchFor,
  searchModal,
} from './search';

// How pages are asked for, put together and counted: `src/search/clients/hostedClient.test.ts`.

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

/** Makes the site one that was built for a hosted index. */
async function useHostedIndex(page: Page): Promise<void> {
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

/** Answers in the service's place: "nothing" is not found, all else on one page. */
async function answer(route: Route, asked: Asked[]): Promise<void> {
  const question = route.request().postDataJSON() as Asked;
  asked.push(question);
  const { query } = question.requests[0];
  const title = `Banning <i>${query}</i>`;
  const marked = title.replace(query, `\uE000${query}\uE001`);
  const hits = [
    {
      url: 'https://typescript-eslint.io/rules/ban-types',
      type: 'lvl1',
      hierarchy: { lvl0: 'Rules', lvl1: title },
      _highlightResult: { hierarchy: { lvl1: { value: marked } } },
    },
  ].filter(() => query !== 'nothing');
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { results: [{ hits, nbHits: hits.length }] },
  });
}

// Files are still being fetched ahead when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a hosted index', () => {
  test.use({
    expectedProblems:
      /request to another host: https:\/\/standin-dsn\.algolia\.net\//,
  });

  test(
    'answers in the modal and on the search page, and nothing else is fetched',
    night,
    async ({ page }) => {
      const index: string[] = [];
      page.on('request', request => {
        if (request.url().includes('/assets/search/index')) {
          index.push(request.url());
        }
      });
      const asked: Asked[] = [];
      await useHostedIndex(page);
      await page.route('https://standin-dsn.algolia.net/**', route =>
        answer(route, asked),
      );
      await open(page, '/');
      await searchFor(page, 'types');
      await expect(modalHits(page).first()).toContainText(
        'Banning <i>types</i>',
      );
      await expect(modalHits(page).first()).toContainText('Deprecated');
      await expect(modalHits(page).locator('mark')).toHaveText('types');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/rules/ban-types');

      await open(page, '/search?q=many&in=rules');
      await expect(pageResults(page)).toHaveText([/Banning <i>many<\/i>/]);
      expect(asked.at(-1)?.requests[0]).toMatchObject({
        query: 'many',
        facetFilters: ['language:en', ['docusaurus_tag:docs-rules-current']],
      });
      await pageField(page).fill('nothing');
      await expect(page.getByRole('main')).toContainText('No results for');
      expect(index).toEqual([]);
    },
  );
});

test.describe('a hosted index out of reach', () => {
  test.use({ expectedProblems: /algolia|Failed to load resource/ });

  test(
    'is told',
    inCatalogue('search-fetch-failure/hosted'),
    async ({ page }) => {
      await useHostedIndex(page);
      await page.route('https://*.algolia*.net/**', route => route.abort());
      await open(page, '/');
      await searchFor(page, 'types');
      await expect(searchModal(page)).toContainText('Unable to fetch results');
    },
  );
});
