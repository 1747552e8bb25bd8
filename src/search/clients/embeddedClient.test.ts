import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeIndexFile } from '../engine/indexFile';
import type { PageKind, SearchPage } from '../engine/pages';
import { embeddedClient } from './embeddedClient';

const url = '/assets/search/index.0.json';

const pages: SearchPage[] = Array.from({ length: 25 }, (_, number) => ({
  path: `/page-${String(number)}`,
  title: `Page ${String(number)}`,
  kind:
    (['rules', 'guides', 'blog'] satisfies PageKind[])[number % 3] ?? 'rules',
  description: 'About types.',
  intro: '',
  sections: [],
}));

function indexText(): string {
  return writeIndexFile(pages);
}

const fetchIndex = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchIndex
    .mockReset()
    .mockImplementation(() => Promise.resolve(new Response(indexText())));
  vi.stubGlobal('fetch', fetchIndex);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('answers page by page, of an index that it fetches once', async () => {
  const search = await embeddedClient(url);
  const answers = [0, 1, 2, 3].map(page =>
    search({ query: 'types', page, perPage: 10 }),
  );
  const found = await Promise.all(answers);
  expect(fetchIndex.mock.calls.map(([address]) => address)).toEqual([url]);
  expect(found.map(answer => answer.pages.length)).toEqual([10, 10, 5, 0]);
  expect(found.every(({ total }) => total === 25)).toBe(true);
  const urls = found.flatMap(answer => answer.pages.map(page => page.url));
  expect(new Set(urls).size).toBe(25);
});

test('keeps to a part of the site', async () => {
  const { pages: found, total } = await (
    await embeddedClient(url)
  )({
    query: 'types',
    kind: 'blog',
    perPage: 50,
  });
  expect(total).toBe(8);
  expect(found.every(({ kind }) => kind === 'blog')).toBe(true);
});

test('fetches past the browser’s cache what came cut off', async () => {
  fetchIndex.mockResolvedValueOnce(new Response(indexText().slice(0, 900)));
  const { total } = await (
    await embeddedClient(url)
  )({
    query: 'types',
    perPage: 5,
  });
  expect(total).toBe(25);
  expect(fetchIndex.mock.calls.map(([, init]) => init?.cache)).toEqual([
    'default',
    'reload',
  ]);
});

const broken: [string, () => Promise<Response>][] = [
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'is a page that says so',
    () => Promise.resolve(new Response('<!doctype html>')),
  ],
  ['is cut off', () => Promise.resolve(new Response(indexText().slice(0, -9)))],
  ['is something else', () => Promise.resolve(new Response('{"pages":[]}'))],
  ['is null', () => Promise.resolve(new Response('null'))],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(broken)('says so when the index %s', async (_, answer) => {
  fetchIndex.mockImplementation(answer);
  await expect(embeddedClient(url)).rejects.toThrow("can't be read");
});
