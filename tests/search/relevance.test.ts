import { beforeAll, expect, test } from 'vitest';
import { SearchIndex } from '../../src/search/engine/searchIndex';
import { readBuiltIndex } from './builtIndex';
import { queries } from './queries';
import type { Expectation } from './queries/expectation';

const all = Object.values(queries).flat();

let index: SearchIndex;
/** Where the expected page stands among the results, from 1. */
let ranks: Map<Expectation, number>;

beforeAll(() => {
  index = new SearchIndex(readBuiltIndex());
  ranks = new Map(all.map(query => [query, rankOf(query)]));
});

function rankOf([query, path]: Expectation): number {
  const place = index.search(query).findIndex(({ page }) => page.path === path);
  return place < 0 ? Infinity : place + 1;
}

function after(rank: number, among = all): Expectation[] {
  return among.filter(query => (ranks.get(query) ?? Infinity) > rank);
}

function shareUpTo(rank: number): number {
  return 1 - after(rank).length / all.length;
}

/** What to look at when a share is too small. */
function misses(rank: number): string {
  return after(rank)
    .map(one => `${one[0]} → ${one[1]}, found at ${String(ranks.get(one))}`)
    .join('\n');
}

test('the queries are many and no two are the same', () => {
  expect(new Set(all.map(([query]) => query)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});

test('every query expects a page that exists', () => {
  const paths = new Set(index.pages.map(({ path }) => path));
  expect(all.filter(([, path]) => !paths.has(path))).toEqual([]);
});

test('nine of ten queries find their page first', () => {
  expect(shareUpTo(1), misses(1)).toBeGreaterThanOrEqual(0.9);
});

test('98 of 100 queries find their page among the first three', () => {
  expect(shareUpTo(3), misses(3)).toBeGreaterThanOrEqual(0.98);
});

test.each(
  Object.entries(queries).filter(([kind]) =>
    /^(?:whole|names|options|mess)/.test(kind),
  ),
)('%s: what was typed word for word is found', (_, ofKind) => {
  expect(after(3, [...ofKind])).toEqual([]);
});
