import { expect, test } from 'vitest';
import { plural } from './plural';

test.each([
  [0, '0 rules'],
  [1, '1 rule'],
  [2, '2 rules'],
  [12_345, '12,345 rules'],
])('%d takes the form of %s', (count, words) =>
  expect(plural(count, 'rule')).toBe(words),
);

test('a noun with a plural of its own', () => {
  expect(plural(1, 'match', 'matches')).toBe('1 match');
  expect(plural(3, 'match', 'matches')).toBe('3 matches');
});
