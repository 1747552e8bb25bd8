import { expect, it } from 'vitest';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { printProperty } from '../text/printJavaScript';
import { presetValues, printLegacy, rulesWith } from './OptionsPanel';

it('prints what a config has about a rule, in both formats', () => {
  const rules = rulesWith(
    '@typescript-eslint/no-shadow',
    [{ hoist: 'all' }],
    'no-shadow',
  );
  expect(printProperty('rules', rules)).toBe(
    [
      'rules: {',
      "  'no-shadow': 'off',",
      "  '@typescript-eslint/no-shadow': ['error', { hoist: 'all' }],",
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(`{${printLegacy(rules)}}`)).toEqual({ rules });
});

it('leaves out options that aren’t set', () =>
  expect(printProperty('rules', rulesWith('no-void', []))).toBe(
    "rules: { 'no-void': 'error' }",
  ));

const valuesOf = (id: string) => {
  const rule = describeRules().find(one => one.id === id);
  return rule && presetValues(rule);
};

it('has the options that presets set, by the presets’ names', () => {
  const [strict] =
    valuesOf('@typescript-eslint/restrict-template-expressions') ?? [];
  expect(strict?.name).toMatch(/^strictTypeChecked/);
  expect(strict?.options).toMatchObject([{ allowNumber: false }]);
});

it('has none where presets leave a rule its own', () =>
  expect(valuesOf('@typescript-eslint/no-array-delete')).toEqual([]));
