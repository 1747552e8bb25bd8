import { expect, it } from 'vitest';
import { parseState } from './indexState';
import { ruleFixture } from './ruleFixture';
import { sortRules } from './sortRules';

const inPreset = (name: string) => [{ name, severity: 'error' as const }];

const rules = [
  ruleFixture('a', { type: 'layout' }),
  ruleFixture('b', { presets: inPreset('stylistic') }),
  ruleFixture('c', {
    type: 'problem',
    presets: inPreset('recommended-type-checked'),
  }),
  ruleFixture('d', { presets: inPreset('strict') }),
];

it.each([
  ['', 'abcd'],
  ['?sort=-name', 'dcba'],
  ['?sort=preset', 'cdba'],
  ['?sort=-preset', 'abdc'],
  ['?sort=type', 'cbda'],
  ['?sort=-type', 'abdc'],
])('"%s" is %s', (search, expected) => {
  const sorted = sortRules(rules, parseState(search));
  expect(sorted.map(rule => rule.name).join('')).toBe(expected);
});
