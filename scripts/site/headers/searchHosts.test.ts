import { expect, test } from 'vitest';
import { searchHosts } from './searchHosts.mjs';

test('none without a hosted index', () => {
  expect(searchHosts({})).toEqual([]);
});

test("the application's", () => {
  expect(searchHosts({ DOCSEARCH_APP_ID: 'R2IYF7ETH7' })).toEqual([
    'https://r2iyf7eth7-dsn.algolia.net',
    'https://r2iyf7eth7-1.algolianet.com',
    'https://r2iyf7eth7-2.algolianet.com',
    'https://r2iyf7eth7-3.algolianet.com',
  ]);
});

test('nothing can be slipped into the policy', () => {
  expect(() =>
    searchHosts({ DOCSEARCH_APP_ID: "x.example; script-src 'unsafe-eval'" }),
  ).toThrow('DOCSEARCH_APP_ID is "x.example;');
});
