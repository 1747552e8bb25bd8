import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostedClient, markEnd, markStart } from './hostedClient';

const search = hostedClient({
  appId: 'APP',
  apiKey: 'public-key',
  indexName: 'docs',
  baseUrl: '/docs/',
  language: 'en',
  tags: {
    rules: ['docs-rules-current'],
    guides: ['docs-default-current'],
    blog: ['default'],
  },
  statuses: { '/rules/old': 'deprecated' },
});

const service = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function answerWith(hits: unknown[], nbHits = hits.length): Response {
  return Response.json({ results: [{ hits, nbHits }] });
}

beforeEach(() => {
  service.mockReset().mockImplementation(() => Promise.resolve(answerWith([])));
  vi.stubGlobal('fetch', service);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Asked {
  requests: { facetFilters: (string | string[])[] }[];
}

function asked(): Asked['requests'][number] | undefined {
  const body = service.mock.calls[0]?.[1].body;
  return (JSON.parse(String(body)) as Asked).requests[0];
}

test('asks the index by name, with the public key', async () => {
  await search({ query: 'any', page: 2, perPage: 10 });
  const url = new URL(service.mock.calls[0]?.[0] ?? '');
  expect(url.host).toBe('app-dsn.algolia.net');
  expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('public-key');
  expect(asked()).toMatchObject({ indexName: 'docs', query: 'any' });
});

test('asks for pages in the language, of any kind', async () => {
  await search({ query: 'any', perPage: 10 });
  expect(asked()?.facetFilters).toEqual([
    'language:en',
    [
      'docusaurus_tag:docs-rules-current',
      'docusaurus_tag:docs-default-current',
      'docusaurus_tag:default',
    ],
  ]);
});

test('asks for pages of one kind', async () => {
  await search({ query: 'any', kind: 'rules', perPage: 10 });
  expect(asked()?.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:docs-rules-current'],
  ]);
});

const mark = (text: string) => `${markStart}${text}${markEnd}`;

/** A record of each of these pages. */
function recordsOf(...paths: string[]) {
  return paths.map(path => ({
    url: `https://site.example/docs${path}`,
    type: 'content',
    hierarchy: { lvl1: path },
  }));
}

test('counts pages, not the passages of them that the service found', async () => {
  service.mockResolvedValue(
    answerWith(recordsOf('/a#1', '/a#2', '/a#3', '/b#1')),
  );
  const { pages, ...counts } = await search({
    query: 'any',
    perPage: 10,
  });
  expect(pages.map(({ url }) => url)).toEqual(['/a', '/b']);
  expect(counts).toEqual({ total: 2 });
});

test('says that there may be more pages where the service has more passages', async () => {
  service.mockResolvedValue(answerWith(recordsOf('/a#1', '/a#2'), 900));
  expect(await search({ query: 'any', perPage: 10 })).toMatchObject({
    total: 1,
    hasMore: true,
  });
});

test('answers page by page', async () => {
  const paths = Array.from({ length: 25 }, (_, page) => `/${String(page)}#a`);
  service.mockImplementation(() =>
    Promise.resolve(answerWith(recordsOf(...paths, ...paths))),
  );
  const answers = await Promise.all(
    [0, 1, 2, 3].map(page => search({ query: 'any', page, perPage: 10 })),
  );
  expect(answers.map(({ pages }) => pages.length)).toEqual([10, 10, 5, 0]);
  expect(answers.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
});

test('puts passages of a page together, and takes markup for text', async () => {
  const hierarchy = { lvl0: 'Rules', lvl1: 'old <b>', lvl2: 'Options' };
  service.mockResolvedValue(
    answerWith([
      {
        url: 'https://site.example/docs/rules/old',
        type: 'lvl1',
        hierarchy: { ...hierarchy, lvl2: null },
        _highlightResult: {
          hierarchy: { lvl1: { value: `${mark('old')} <b>` } },
        },
      },
      {
        url: 'https://site.example/docs/rules/old#options',
        type: 'content',
        hierarchy,
        _snippetResult: { content: { value: `an ${mark('old')} <i>` } },
      },
      {
        url: 'https://site.example/docs/rules/old#options',
        type: 'lvl2',
        hierarchy,
      },
      { url: '/docs/blog/post', type: 'lvl1', hierarchy: { lvl1: 'Post' } },
    ]),
  );
  expect(await search({ query: 'old', perPage: 10 })).toEqual({
    total: 2,
    pages: [
      {
        url: '/rules/old',
        kind: 'rules',
        status: 'deprecated',
        title: [
          { text: 'old', marked: true },
          { text: ' <b>', marked: false },
        ],
        hits: [
          {
            url: '/rules/old',
            heading: [
              { text: 'old', marked: true },
              { text: ' <b>', marked: false },
            ],
            extract: [],
          },
          {
            url: '/rules/old#options',
            heading: [{ text: 'Options', marked: false }],
            extract: [
              { text: 'an ', marked: false },
              { text: 'old', marked: true },
              { text: ' <i>', marked: false },
            ],
          },
        ],
      },
      {
        url: '/blog/post',
        kind: 'blog',
        title: [{ text: 'Post', marked: false }],
        hits: [
          {
            url: '/blog/post',
            heading: [{ text: 'Post', marked: false }],
            extract: [],
          },
        ],
      },
    ],
  });
});

test('asks the next host when one does not answer', async () => {
  service.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  service.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 }));
  await search({ query: 'any', perPage: 10 });
  expect(service.mock.calls.map(([url]) => new URL(url).host)).toEqual([
    'app-dsn.algolia.net',
    'app-1.algolianet.com',
    'app-2.algolianet.com',
  ]);
});

test.each([
  ['refuses', { message: 'Invalid Application-ID or API key', status: 403 }],
  ['answers nothing', null],
  ['answers something else', { results: [{ hits: 'none' }] }],
  ['answers too little', { results: [] }],
])('says so when the service %s', async (_, answer) => {
  service.mockImplementation(() => Promise.resolve(Response.json(answer)));
  await expect(search({ query: 'any', perPage: 10 })).rejects.toThrow(
    'does not answer',
  );
});
