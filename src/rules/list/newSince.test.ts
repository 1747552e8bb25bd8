import { expect, it } from 'vitest';
import { isNewSince } from './newSince';

it.each([
  ['7.1.0', '7.0', true],
  ['7.0.0', '7.0', false],
  ['6.21.0', '6.3', true],
  ['6.3.0', '6.21', false],
  ['7.3.0', '6.21', true],
  ['5.0.0', '6.21', false],
  ['1.0.0', undefined, true],
  [undefined, '7.0', false],
])('a rule of %s is new since %s: %s', (first, since, isNew) => {
  expect(isNewSince(first, since)).toBe(isNew);
});
