import { expect, it } from 'vitest';
import { printFlat, printLegacy, rulesWith } from './printSetting';

it('prints what a config has about a rule, in both formats', () => {
  const rules = rulesWith(
    '@typescript-eslint/no-shadow',
    [{ hoist: 'all' }],
    'no-shadow',
  );
  expect(printFlat(rules)).toBe(
    [
      'rules: {',
      "  'no-shadow': 'off',",
      "  '@typescript-eslint/no-shadow': ['error', { hoist: 'all' }],",
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(`{${printLegacy(rules)}}`)).toEqual({ rules });
});

it('leaves out options that aren’t set', () => {
  expect(printFlat(rulesWith('no-void', []))).toBe(
    "rules: { 'no-void': 'error' }",
  );
});
