import { expect, it } from 'vitest';
import { installedPackages } from '../../../packages/packages';
import { type BaseRuleOptions, baseRuleOptions } from './baseRuleOptions';
import { optionRows } from './optionRows';
import { readSchema } from './readSchema';

function compare(name: string, baseRule = name): BaseRuleOptions {
  const schema = installedPackages.rules.get(name)?.schema ?? {};
  return baseRuleOptions(baseRule, optionRows(readSchema(schema, name), []));
}

const same: BaseRuleOptions = {
  hasOptions: true,
  added: [],
  changed: [],
  missing: [],
  objectOnly: false,
};

it('finds the same options', () => {
  expect(compare('semi')).toEqual(same);
  expect(compare('comma-spacing')).toEqual(same);
});

it('finds added options', () =>
  expect(compare('no-shadow')).toEqual({
    ...same,
    added: [
      'ignoreTypeValueShadow',
      'ignoreFunctionTypeParameterNameValueShadow',
    ],
  }));

it('finds options that take more values', () =>
  expect(compare('no-empty-function')).toEqual({
    ...same,
    changed: ['allow'],
  }));

it('finds options that are missing', () => {
  expect(compare('lines-around-comment')).toMatchObject({
    missing: ['afterHashbangComment'],
  });
  expect(compare('max-params')).toMatchObject({
    added: ['countVoidThis'],
    objectOnly: true,
  });
});

it('finds a rule without options', () =>
  expect(compare('return-await', 'no-return-await')).toMatchObject({
    hasOptions: false,
  }));

it('names a base rule that is not there', () =>
  expect(() => compare('semi', 'no-semi-at-all')).toThrow('"no-semi-at-all"'));
