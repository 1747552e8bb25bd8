import { describe, expect, it } from 'vitest';
import { parseState } from './indexState';
import { matchRule } from './matchRule';
import { ruleFixture } from './ruleFixture';

const words = { 'await-thenable': 'ignoreVoid\nUnexpected `await`.' };

function matches(
  search: string,
  rule = ruleFixture('await-thenable'),
): boolean {
  return matchRule(rule, parseState(search), words);
}

describe('text', () => {
  it.each([
    ['', true],
    ['?q=thenable', true],
    ['?q=%40typescript-eslint%2Fawait-thenable', true],
    ['?q=ITS+work', true],
    ['?q=ignorevoid', true],
    ['?q=unexpected+thenable', true],
    ['?q=promise', false],
    ['?q=thenable+promise', false],
  ])('"%s": %s', (search, expected) => {
    expect(matches(search)).toBe(expected);
  });
});

describe('filters', () => {
  const typed = ruleFixture('a', {
    docs: { description: '', url: '', requiresTypeChecking: true },
    presets: [{ name: 'strict-type-checked', severity: 'error' }],
  });
  const formatting = ruleFixture('b', {
    type: 'layout',
    fixable: 'whitespace',
    deprecated: true,
  });

  it.each([
    ['?with=typed', true, false],
    ['?without=typed', false, true],
    ['?with=strict', true, false],
    ['?with=recommended', false, false],
    ['?without=recommended', true, true],
    ['?with=fixable,formatting,deprecated', false, true],
    ['?with=fixable&without=deprecated', false, false],
    ['?without=suggestions,extension,stylistic', true, true],
  ])('"%s"', (search, first, second) => {
    expect([matches(search, typed), matches(search, formatting)]).toEqual([
      first,
      second,
    ]);
  });
});
