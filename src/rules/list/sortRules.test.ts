import { expect, it } from 'vitest';
import { parseState } from './indexState';
import { ruleFixture } from './ruleFixture';
import { sortRules } from './sortRules';

const inPreset = (name: string) => [{ name, severity: 'error' as const }];

const rules = [
  ruleFixture('a', { type: 'layout', since: '6.9.0' }),
  ruleFixture('b', { since: '6.10.0', presets: inPreset('stylistic') }),
  ruleFixture('c', {
    type: 'problem',
    since: '1.0.0',
    presets: inPreset('recommended-type-checked'),
  }),
  ruleFixture('d', { since: '7.0.0', presets: inPreset('strict') }),
];

it.each([
  ['', 'abcd'],
  ['?sort=-name', 'dcba'],
  ['?sort=preset', 'cdba'],
  ['?sort=-preset', 'abdc'],
  ['?sort=type', 'cbda'],
  ['?sort=-type', 'abdc'],
  ['?sort=since', 'cabd'],
  ['?sort=-since', 'dbac'],
])('"%s" is %s', (search, expected) => {
  const sorted = sortRules(rules, parseState(search));
  expect(sorted.map(rule => rule.name).join('')).toBe(expected);
});
