import { expect, it } from 'vitest';
import { parseState } from './indexState';
import { matchRule } from './matchRule';
import { ruleFixture } from './ruleFixture';

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
  ['', true, false],
  ['?deprecated=shown', true, true],
  ['?with=typed', true, false],
  ['?without=typed&deprecated=shown', false, true],
  ['?preset=strictTypeChecked', true, false],
  ['?preset=strict', false, false],
  ['?preset=none&deprecated=shown', false, true],
  ['?with=strict', true, false],
  ['?with=recommended', false, false],
  ['?without=recommended', true, false],
  ['?with=fixable,formatting,deprecated', false, true],
  ['?with=fixable', false, false],
  ['?without=suggestions,extension,stylistic', true, false],
])('"%s"', (search, first, second) => {
  const state = parseState(search);
  expect([matchRule(typed, state), matchRule(formatting, state)]).toEqual([
    first,
    second,
  ]);
});
