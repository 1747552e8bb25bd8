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
    description: 'Disallow the use of `debugger`',
    url: 'https://eslint.org/docs/v8.x/rules/no-debugger',
    fixable: false,
    hasSuggestions: false,
    requiresTypeChecking: false,
    deprecated: false,
    presets: ['eslint:recommended'],
    schema: { type: 'array', items: [], minItems: 0, maxItems: 0 },
  });
  expect(rules.get('@typescript-eslint/no-floating-promises')).toMatchObject({
    url: '/rules/no-floating-promises',
    requiresTypeChecking: true,
    hasSuggestions: true,
    presets: expect.arrayContaining(['recommended-type-checked']) as unknown,
  });
});

it('gives the schema of all options as one for an array', () => {
  for (const { id, schema } of rules.values()) {
    expect(schema, id).toBeTypeOf('object');
    expect(Array.isArray(schema), id).toBe(false);
  }
});
