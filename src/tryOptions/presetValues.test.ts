import { expect, it } from 'vitest';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { presetValues } from './presetValues';

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

it('has none where presets leave a rule its own', () => {
  expect(valuesOf('@typescript-eslint/no-array-delete')).toEqual([]);
});
