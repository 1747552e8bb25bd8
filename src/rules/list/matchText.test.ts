import { describe, expect, it } from 'vitest';
import { matchText, ruleText, searchTerms } from './matchText';
import { ruleFixture } from './ruleFixture';

const text = ruleText(
  ruleFixture('await-thenable', {
    presets: [
      { name: 'strict-type-checked-only', severity: 'error' },
      { name: 'recommended-type-checked', severity: 'error' },
      { name: 'strict-type-checked', severity: 'error' },
    ],
  }),
  'ignoreVoid\nUnexpected `await`.',
);

const matches = (search: string, isForgiving = false): boolean =>
  matchText(text, searchTerms(search), isForgiving);

it.each([
  ['', true],
  ['thenable', true],
  ['@typescript-eslint/await-thenable', true],
  ['ITS work', true],
  ['ignorevoid', true],
  ['unexpected thenable', true],
  ['promise', false],
  ['thenable promise', false],
])('"%s": %s', (search, expected) => {
  expect(matches(search)).toBe(expected);
});

describe('names of presets', () => {
  it.each([
    ['recommendedTypeChecked', true],
    ['recommended-type-checked', true],
    ['plugin:@typescript-eslint/recommended-type-checked', true],
    ['tseslint.configs.strictTypeChecked', true],
    ['recommended', false],
    ['strict', false],
    ['recommendedTy', true],
    ['stylistic-type-checked', false],
    ['type', false],
  ])('"%s": %s', (search, expected) => {
    expect(matches(search)).toBe(expected);
  });
});

describe('typos', () => {
  it.each([
    ['thenabel', true],
    ['thenble', true],
    ['tehnab', true],
    ['awat', true],
    ['await-thennable', true],
    ['doess', true],
    ['its wrok', false],
    ['awa', true],
    ['awu', false],
    ['thematic', false],
  ])('"%s": %s', (search, expected) => {
    expect(matches(search, true)).toBe(expected);
  });

  it('are not forgiven unless asked for', () => {
    expect(matches('thenabel')).toBe(false);
  });
});
