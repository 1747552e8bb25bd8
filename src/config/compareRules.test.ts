import { expect, it } from 'vitest';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { compareParts } from './compareRules';
import { parseConfig } from './configDocument';

const known = { rules: describeRules(), removed: [] };

const compare = (...rules: object[]) => {
  const [left = [], right = []] = rules.map(
    each => parseConfig(JSON.stringify({ rules: each })).parts,
  );
  return compareParts(left, right, known).map(({ ruleId, ...sides }) => [
    ruleId,
    sides.left,
    sides.right,
  ]);
};

it('tells of a rule with another severity, with other options, or on one side only', () =>
  expect(
    compare(
      {
        '@typescript-eslint/array-type': ['error', { default: 'array' }],
        '@typescript-eslint/max-params': 'error',
        '@typescript-eslint/no-explicit-any': 'error',
        'no-var': 'error',
      },
      {
        '@typescript-eslint/array-type': ['error', { default: 'generic' }],
        '@typescript-eslint/max-params': 'warn',
        '@typescript-eslint/no-explicit-any': 'error',
        eqeqeq: 'warn',
        'no-var': 'off',
      },
    ),
  ).toEqual([
    [
      '@typescript-eslint/array-type',
      '["error",{"default":"array"}]',
      '["error",{"default":"generic"}]',
    ],
    ['@typescript-eslint/max-params', '"error"', '"warn"'],
    ['eqeqeq', undefined, '"warn"'],
    ['no-var', '"error"', undefined],
  ]));
