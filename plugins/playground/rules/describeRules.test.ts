import plugin from '@typescript-eslint/eslint-plugin';
import { expect, it } from 'vitest';
import { describeRules } from './describeRules';

const rules = new Map(describeRules().map(rule => [rule.id, rule]));

it('describes every rule of the plugin and the core', () => {
  for (const name of Object.keys(plugin.rules)) {
    expect(rules.has(`@typescript-eslint/${name}`)).toBe(true);
  }
  expect(rules.get('no-debugger')).toEqual({
    id: 'no-debugger',
    defaults: [],
    description: 'Disallow the use of `debugger`',
    url: 'https://eslint.org/docs/v8.x/rules/no-debugger',
    fixable: false,
    hasSuggestions: false,
    requiresTypeChecking: false,
    deprecated: false,
    entries: [
      { preset: 'eslint:recommended', entry: 'error' },
      { preset: 'eslint:all', entry: 'error' },
    ],
    schema: { type: 'array', items: [], minItems: 0, maxItems: 0 },
  });
  expect(rules.get('@typescript-eslint/no-floating-promises')).toMatchObject({
    url: '/rules/no-floating-promises',
    requiresTypeChecking: true,
    hasSuggestions: true,
    entries: expect.arrayContaining([
      { preset: 'recommended-type-checked', entry: 'error' },
    ]) as unknown,
  });
});

it('says what presets set for a rule', () => {
  const entryOf = (id: string, name: string) =>
    rules.get(id)?.entries.find(({ preset }) => preset === name);
  expect(entryOf('@typescript-eslint/ban-ts-comment', 'strict')).toEqual({
    preset: 'strict',
    entry: ['error', { minimumDescriptionLength: 10 }],
  });
  expect(entryOf('no-array-constructor', 'recommended')).toEqual({
    preset: 'recommended',
    entry: 'off',
  });
  expect(entryOf('no-var', 'recommended')).toEqual({
    preset: 'recommended',
    entry: 'error',
    onlyTypescript: true,
  });
  expect(entryOf('no-extra-semi', 'prettier')).toEqual({
    preset: 'prettier',
    entry: 'off',
  });
  expect(entryOf('no-debugger', 'prettier')).toBeUndefined();
});

it('gives the schema of all options as one for an array', () => {
  for (const { id, schema } of rules.values()) {
    expect(schema, id).toBeTypeOf('object');
    expect(Array.isArray(schema), id).toBe(false);
  }
});
