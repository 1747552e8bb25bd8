import { expect, it } from 'vitest';
import { readRules } from '../../../plugins/rules/readRules';
import { ruleFixture } from '../list/ruleFixture';
import { ruleMarks } from './ruleMarks';

it('marks the smallest preset, types and fixes', () => {
  expect(ruleMarks(ruleFixture('a'))).toBe('rule');
  expect(
    ruleMarks(
      ruleFixture('b', {
        presets: [{ name: 'strict-type-checked', severity: 'error' }],
        docs: { description: '', requiresTypeChecking: true },
        fixable: 'code',
      }),
    ),
  ).toBe('rule in-strict needs-types has-fix');
});

it('marks a rule as typed exactly where its smallest preset is type-checked', () => {
  for (const rule of readRules()) {
    const [smallest] = rule.presets;
    if (smallest) {
      expect(smallest.name.endsWith('-type-checked'), rule.name).toBe(
        Boolean(rule.docs.requiresTypeChecking),
      );
    }
  }
});
