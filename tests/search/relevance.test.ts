import { beforeAll, expect, test } from 'vitest';
import { SearchIndex } from '../../src/search/engine/searchIndex';
import { readBuiltIndex } from './builtIndex';
import { queries } from './queries';
import { confirming } from './queries/confirming';
import type { Expectation } from './queries/expectation';
import { heldOut } from './queries/heldOut';
import { practice } from './queries/practice';

const known = Object.values(queries).flat();
const practiced = Object.values(practice).flat();
const confirmed = Object.values(confirming).flat();
const unseen = Object.values(heldOut).flat();
const all = [...known, ...practiced, ...confirmed, ...unseen];

let index: SearchIndex;
/** Where the first of the expected pages stands among the results, from 1. */
let ranks: Map<Expectation, number>;

beforeAll(() => {
  index = new SearchIndex(readBuiltIndex());
  ranks = new Map(all.map(query => [query, rankOf(query)]));
});

function rankOf([query, ...paths]: Expectation): number {
  const place = index
    .search(query)
    .findIndex(({ page }) => paths.includes(page.path));
  return place < 0 ? Infinity : place + 1;
}

function after(rank: number, among: readonly Expectation[]): Expectation[] {
  return among.filter(query => (ranks.get(query) ?? Infinity) > rank);
}

/** What to look at when a share is too small. */
function misses(rank: number, among: readonly Expectation[]): string {
  return after(rank, among)
    .map(one => {
      const [query, ...paths] = one;
      return `${query} → ${paths.join(' or ')}, found at ${String(ranks.get(one))}`;
    })
    .join('\n');
}

test('the queries are many and no two are the same', () => {
  expect(new Set(all.map(([query]) => query)).size).toBe(all.length);
  expect(known.length).toBeGreaterThanOrEqual(150);
  expect(unseen.length).toBeGreaterThanOrEqual(65);
});

test('every query expects a page that exists', () => {
  const paths = new Set(index.pages.map(({ path }) => path));
  expect(
    all.filter(([, ...expected]) => expected.some(path => !paths.has(path))),
  ).toEqual([]);
});

test.each([
  { name: 'known queries', among: known, first: 0.98, firstThree: 0.99 },
  { name: 'practice', among: practiced, first: 0.93, firstThree: 0.97 },
  { name: 'confirming', among: confirmed, first: 0.92, firstThree: 0.98 },
  { name: 'unseen queries', among: unseen, first: 0.92, firstThree: 0.97 },
])(
  '$name find their page first, or among the first three',
  ({ among, first, firstThree }) => {
    const shareUpTo = (rank: number): number =>
      1 - after(rank, among).length / among.length;
    expect(shareUpTo(1), misses(1, among)).toBeGreaterThanOrEqual(first);
    expect(shareUpTo(3), misses(3, among)).toBeGreaterThanOrEqual(firstThree);
  },
);

test.each(
  Object.entries(queries).filter(([kind]) =>
    /^(?:whole|names|options|mess|lines|asked)/.test(kind),
  ),
)('%s: what was typed word for word is found', (_, ofKind) => {
  expect(after(3, [...ofKind])).toEqual([]);
});
