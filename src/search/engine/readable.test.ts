import { expect, test } from 'vitest';
import { readable } from './readable';

test.each([
  ['total! ?? 0', 'non-null asserted nullish coalescing'],
  ["is cart['total'] fine", 'dot notation'],
  ['carts: Map<string, Cart> = new Map()', 'generic constructors'],
  ["state = 'open' as 'open'", 'as const'],
  ['is export {} needed', 'useless empty export'],
  ['any | string', 'union'],
  ['from 6 to 7', 'from v6 to v7'],
  ['cart!!.total', 'extra non-null assertion'],
])('what is typed is called by its name: %s', (query, name) => {
  expect(readable(query)).toContain(name);
});

test('what only looks like it stays as it is', () => {
  for (const query of [
    'delete cart["total"]',
    "'open' as 'closed'",
    'from 1.5 to 2.0',
  ]) {
    expect(readable(query)).toBe(query);
  }
});
