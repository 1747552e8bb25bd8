import { expect, it } from 'vitest';
import { parseState } from './indexState';
import { matchRule } from './matchRule';
import { ruleFixture } from './ruleFixture';

const typed = ruleFixture('a', {
  since: '6.10.0',
  docs: { description: '', url: '', requiresTypeChecking: true },
  presets: [{ name: 'strict-type-checked', severity: 'error' }],
});
const formatting = ruleFixture('b', {
  since: '1.2.0',
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
  ['?since=6.9.0', true, false],
  ['?since=7.0.0&deprecated=shown', false, false],
  ['?since=1.0.0&deprecated=shown', true, true],
  ['?without=suggestions,extension,stylistic', true, false],
])('"%s"', (search, first, second) => {
  const state = parseState(search);
  expect([matchRule(typed, state), matchRule(formatting, state)]).toEqual([
    first,
    second,
  ]);
});
