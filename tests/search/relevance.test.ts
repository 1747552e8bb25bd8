import { beforeAll, expect, test } from 'vitest';
import { present } from '../../src/search/engine/present';
import type { SearchIndex } from '../../src/search/engine/searchIndex';
import { readBuiltIndex } from './builtIndex';
import { queries } from './queries';
import { confirming } from './queries/confirming';
import { everyday } from './queries/everyday';
import type { Expectation } from './queries/expectation';
import { fresh } from './queries/fresh';
import { heldOut } from './queries/heldOut';
import { practice } from './queries/practice';
import { rehearsed } from './queries/rehearsed';
import { unrehearsed } from './queries/unrehearsed';

/** The least share of each set that finds its page first, and among the first three. */
const sets = [
  { name: 'known', of: queries, first: 0.98, firstThree: 0.99 },
  { name: 'practice', of: practice, first: 0.95, firstThree: 0.99 },
  { name: 'everyday', of: everyday, first: 0.95, firstThree: 0.98 },
  { name: 'confirming', of: confirming, first: 0.94, firstThree: 0.98 },
  { name: 'held-out', of: heldOut, first: 0.93, firstThree: 0.98 },
  { name: 'fresh', of: fresh, first: 0.9, firstThree: 0.95 },
  { name: 'rehearsed', of: rehearsed, first: 0.95, firstThree: 0.99 },
  { name: 'unrehearsed', of: unrehearsed, first: 0.95, firstThree: 0.99 },
].map(({ of, ...set }) => ({ ...set, among: Object.values(of).flat() }));
const all = sets.flatMap(({ among }) => among);

let index: SearchIndex;
/** Where the first of the expected pages stands among the results, from 1. */
let ranks: Map<Expectation, number>;

beforeAll(() => {
  index = readBuiltIndex();
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
  expect(all.length).toBeGreaterThanOrEqual(1_000);
});

test('every query expects a page that exists', () => {
  const paths = new Set(index.pages.map(({ path }) => path));
  expect(
    all.filter(([, ...expected]) => expected.some(path => !paths.has(path))),
  ).toEqual([]);
});

test.each(sets)(
  'the $name queries find their page first, or among the first three',
  ({ among, first, firstThree }) => {
    const shareUpTo = (rank: number): number =>
      1 - after(rank, among).length / among.length;
    expect(shareUpTo(1), misses(1, among)).toBeGreaterThanOrEqual(first);
    expect(shareUpTo(3), misses(3, among)).toBeGreaterThanOrEqual(firstThree);
  },
);

test.each([
  [
    'parserOptions.project has been set but none of those tsconfigs include this file',
    '/troubleshooting/#i-get-errors-telling-me-eslint-was-configured-to-run--however-that-tsconfig-does-not--none-of-those-tsconfigs-include-this-file',
  ],
  ['disable rule for one line', '/users#disable-a-rule-in-the-code'],
  ['turn off rule in test files', '/users#per-folder-settings'],
])('the section that answers "%s" comes before its page', (query, section) => {
  const [first] = index.search(query).map(present);
  expect(first?.hits[0]?.url).toBe(section);
});

test.each(
  Object.entries(queries).filter(([kind]) =>
    /^(?:whole|names|options|mess|lines|asked)/.test(kind),
  ),
)('%s: what was typed word for word is found', (_, ofKind) =>
  expect(after(3, [...ofKind])).toEqual([]),
);
