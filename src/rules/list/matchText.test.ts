import { describe, expect, it } from 'vitest';
import { type Closeness, matchTerm, ruleText, searchTerms } from './matchText';
import { ruleFixture } from './ruleFixture';

const text = ruleText(
  ruleFixture('await-thenable', {
    presets: [
      { name: 'recommended-type-checked', severity: 'error' },
      { name: 'strict-type-checked', severity: 'error' },
    ],
  }),
  'ignoreVoid\nenumerateAnyNumbers\nUnexpected `await` of properties.',
);

const matches = (search: string, closeness: Closeness = 'start'): boolean =>
  searchTerms(search).every(term => matchTerm(text, term, closeness));

it.each([
  ['', true],
  ['thenable', true],
  ['@typescript-eslint/await-thenable', true],
  ['ITS work', true],
  ['ignorevoid', true],
  ['unexpected thenable', true],
  ['promise', false],
  ['thenable promise', false],
])('"%s": %s', (search, expected) => expect(matches(search)).toBe(expected));

describe('words', () =>
  it.each<[string, Closeness, boolean]>([
    ['void', 'word', true],
    ['ignore', 'word', true],
    ['property', 'word', false],
    ['properties', 'word', true],
    ['works', 'word', true],
    ['enum', 'word', false],
    ['enum', 'start', true],
    ['any', 'word', true],
    ['number', 'word', true],
    ['gnore', 'start', false],
    ['erate', 'start', false],
    ['renum', 'start', false],
  ])('"%s" as a %s: %s', (search, closeness, expected) =>
    expect(matches(search, closeness)).toBe(expected),
  ));

describe('names of presets', () =>
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
  ])('"%s": %s', (search, expected) => expect(matches(search)).toBe(expected)));

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
  ])('"%s": %s', (search, expected) =>
    expect(matches(search, 'similar')).toBe(expected),
  );

  it('are not forgiven unless asked for', () =>
    expect(matches('thenabel')).toBe(false));
});
