import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://example.com';
const offlinePage = '/no-network';

let kept: Map<string, Response>;
let asked: Record<string, RequestCache | undefined>;
let pages: typeof import('./keptPages');

beforeEach(async () => {
  kept = new Map();
  asked = {};
  const keyOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href;
  vi.stubGlobal('self', { location: new URL('/sw.js', origin) });
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        put: (key: string, response: Response) => {
          kept.delete(keyOf(key));
          kept.set(keyOf(key), response);
          return Promise.resolve();
        },
        keys: () => Promise.resolve([...kept.keys()].map(url => ({ url }))),
        match: (key: string) => Promise.resolve(kept.get(keyOf(key))?.clone()),
        delete: (key: { url: string }) =>
          Promise.resolve(kept.delete(keyOf(key))),
      }),
  });
  vi.stubGlobal('fetch', (url: string | URL, { cache }: RequestInit) => {
    asked[new URL(url, origin).pathname] = cache;
    return Promise.resolve(new Response('<title>A page</title>'));
  });
  vi.resetModules();
  pages = await import('./keptPages');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps a page as it was read, and that for no network as it is now', async () => {
  await pages.keepPage('/users/configs');
  await pages.keepPage(offlinePage, 'no-cache');
  expect(asked).toEqual({
    '/users/configs': 'force-cache',
    [offlinePage]: 'no-cache',
  });
});

it('forgets the pages that were read first, and never the one for no network', async () => {
  await pages.keepPage(offlinePage);
  for (let count = 0; count <= 400; count += 1) {
    await pages.keepPage(`/rules/rule-${String(count)}`);
  }
  expect(kept.size).toBe(401);
  expect(await pages.findReadPage('/rules/rule-0')).toBeUndefined();
  expect(await pages.findReadPage('/rules/rule-1')).toBeDefined();
  expect(await pages.findReadPage(offlinePage)).toBeDefined();
});

it('finds a page under each of its addresses', async () => {
  await pages.keepPage('/rules/@typescript-eslint/array-type');
  expect(
    await pages.findReadPage('/rules/%40typescript-eslint/array-type/'),
  ).toBeDefined();
});

it('finds scripts, styles, and images, with and without quotes', () =>
  expect(
    pages.namedFiles(
      '<link href=/assets/a.css rel=stylesheet><script src="/assets/b.js"></script><img src=/img/c.svg><img src=/img/c.svg>',
    ),
  ).toEqual(['/assets/a.css', '/assets/b.js', '/img/c.svg']));

it('takes no page for a file', () =>
  expect(
    pages.namedFiles(
      '<a href=/rules/no-shadow>a</a> <a href="/users/rule-changes#1.13.0">since</a>',
    ),
  ).toEqual([]));
