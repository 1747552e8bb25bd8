import { expect, it } from 'vitest';
import { colorsOf } from './colors';

it('has the colors of the page, by their places', () => {
  expect(colorsOf('let a = f("b");', 'ts')).toEqual([
    { start: 0, end: 3, kind: 'keyword' },
    { start: 8, end: 9, kind: 'function' },
    { start: 10, end: 13, kind: 'string' },
  ]);
});

it('leaves what is too long to color at once', () => {
  expect(colorsOf('let a;'.repeat(100_000), 'ts')).toEqual([]);
});
