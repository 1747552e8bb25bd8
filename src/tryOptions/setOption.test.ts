import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { installedPackages } from '../../plugins/packages/packages';
import { optionRows } from '../../plugins/rules/anatomy/options/optionRows';
import { readSchema } from '../../plugins/rules/anatomy/options/readSchema';
import { type Control, controlsFor } from './controls';
import { presentValue, setOption, valueAt } from './setOption';

const rules = [...installedPackages.rules];

/** ESLint's own check, with ajv, of what a config sets. */
interface Validator {
  /** @throws when the options don't fit the rule's schema */
  validateRuleOptions: (rule: unknown, id: string, setting: unknown[]) => void;
}

const { Legacy } = createRequire(require.resolve('eslint'))(
  '@eslint/eslintrc/universal',
) as { Legacy: { ConfigValidator: new () => Validator } };
const validator = new Legacy.ConfigValidator();

function samples(control: Control): unknown[] {
  switch (control.kind) {
    case 'switch':
      return [true, false];
    case 'choice':
      return [...control.values];
    case 'number':
      return [control.min ?? 1, (control.min ?? 1) + 2];
    case 'text':
      return ['^_'];
    case 'words':
      return control.hasNumbers
        ? [[1], [-1, 0.5]]
        : [['Promise'], ['Promise', 'Result']];
    case 'set':
      return [control.words.slice(0, 1), [...control.words].slice(0, 2)];
  }
}

describe('the controls of each rule', () => {
  const withControls = rules.filter(
    ([, { schema }]) => controlsFor(schema).controls.length > 0,
  );

  it.each(withControls)('set what ESLint accepts: %s', (name, rule) => {
    const definition = { meta: { schema: rule.schema } };
    const { controls } = controlsFor(rule.schema);
    const all = { schema: rule.schema, defaults: rule.defaultOptions };
    const starts = [
      [],
      ...(rule.defaultOptions.length > 0 ? [rule.defaultOptions] : []),
    ];
    for (const control of controls) {
      for (const value of samples(control)) {
        for (const start of starts) {
          const options = setOption(all, start, control.path, value);
          const place = `${name} ${control.name}: ${JSON.stringify(value)}`;
          expect(options, place).toBeDefined();
          expect(valueAt(options, control.path), place).toEqual(value);
          const setting = ['error', ...structuredClone(options ?? [])];
          expect(
            () => validator.validateRuleOptions(definition, name, setting),
            place,
          ).not.toThrow();
        }
      }
    }
  });

  it.each(rules)(
    'have the names of the options, and all of them: %s',
    (name, rule) => {
      const { controls, hasMore } = controlsFor(rule.schema);
      const rows = optionRows(
        readSchema(rule.schema, name),
        rule.defaultOptions,
      ).map(row => row.name);
      const named = controls.map(control => control.name);
      expect(rows).toEqual(expect.arrayContaining(named));
      expect(new Set(named).size).toBe(named.length);
      if (!hasMore) {
        const leaves = rows.filter(
          row => !rows.some(other => other.startsWith(`${row}.`)),
        );
        expect(named).toEqual(expect.arrayContaining(leaves));
      }
    },
  );
});

it('keeps other options, and takes one out', () => {
  const rule = {
    schema: [
      { enum: ['always', 'never'] },
      {
        type: 'object',
        properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    defaults: ['never'],
  };
  const all = { ...rule, schema: { type: 'array', items: rule.schema } };
  const options = setOption(all, [], [1, 'a'], true);
  expect(options).toEqual(['never', { a: true }]);
  expect(setOption(all, options ?? [], [1, 'b'], false)).toEqual([
    'never',
    { a: true, b: false },
  ]);
  expect(setOption(all, options ?? [], [0], 'always')).toEqual([
    'always',
    { a: true },
  ]);
  expect(setOption(all, options ?? [], [1, 'a'], undefined)).toEqual(['never']);
  expect(presentValue(all, [], [0])).toBe('never');
});

it('sets nothing that would be refused', () => {
  const schema = { type: 'array', items: [{ type: 'integer' }] };
  expect(setOption({ schema, defaults: [] }, [], [0], 'many')).toBeUndefined();
});
