import { expect, test } from 'vitest';
import { readable } from './query';

test.each([
  ['any | string', 'union'],
  ['from 6 to 7', 'from v6 to v7'],
  ['ts(6133)', 'TS6133'],
  ['error TS 2304: no name', 'TS2304'],
  ['7053', 'TS7053'],
  ['??', 'nullish coalescing'],
])('what is typed is called by its name: %s', (query, name) =>
  expect(readable(query)).toContain(name),
);

test('what only looks like it stays as it is', () => {
  for (const query of [
    'from 1.5 to 2.0',
    'a limit of 2048 bytes',
    'it(1000)',
  ]) {
    expect(readable(query)).toBe(query);
  }
});
