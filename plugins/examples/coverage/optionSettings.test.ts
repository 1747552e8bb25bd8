import { describe, expect, it } from 'vitest';
import { asListSchema, type JsonSchema } from '../../packages/jsonSchema';
import { installedPackages } from '../../packages/packages';
import type { OptionType } from '../../rules/anatomy/options/optionType';
import { readSchema } from '../../rules/anatomy/options/readSchema';
import { listSettings } from './optionSettings';

function typeOf(name: string): OptionType {
  const rule = installedPackages.rules.get(name);
  if (!rule) {
    throw new Error(`No rule ${name}`);
  }
  return readSchema(rule.schema, name);
}

function typeFrom(schema: JsonSchema | JsonSchema[]): OptionType {
  return readSchema(asListSchema(schema), 'a-rule');
}

const anything: JsonSchema = { type: 'number' };

describe('listSettings', () => {
  it('follows references from each place that they stand in', () =>
    expect(listSettings(typeOf('array-type'))).toEqual([
      'default',
      'default: "array"',
      'default: "generic"',
      'default: "array-simple"',
      'readonly',
      'readonly: "array"',
      'readonly: "generic"',
      'readonly: "array-simple"',
    ]));

  it('numbers the options where there are several', () =>
    expect(
      listSettings(
        typeFrom([
          { enum: ['always', 'never'] },
          { type: 'object', properties: { max: anything } },
        ]),
      ),
    ).toEqual(['[0]: "always"', '[0]: "never"', '[1].max']));

  it('lays alternatives on top of each other', () =>
    expect(
      listSettings(
        typeFrom([
          {
            oneOf: [
              { enum: ['off'] },
              {
                type: 'object',
                properties: {
                  from: { enum: ['lib', 'file'] },
                  names: { type: 'array', items: { enum: ['x'] } },
                },
              },
              { type: 'object', properties: { from: { enum: ['package'] } } },
            ],
          },
        ]),
      ),
    ).toEqual([
      '"off"',
      'from',
      'from: "lib"',
      'from: "file"',
      'names',
      'names: "x"',
      'from: "package"',
    ]));

  it('names keys that the reader chooses', () =>
    expect(
      listSettings(
        typeFrom([
          {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { message: anything },
            },
          },
        ]),
      ),
    ).toEqual(['*', '*.message']));

  it('counts "nothing" as no value', () =>
    expect(
      listSettings(
        typeFrom([{ oneOf: [{ type: 'null' }, { enum: ['all'] }] }]),
      ),
    ).toEqual(['"all"']));

  it('has something for each rule with options', () => {
    const silent = [...installedPackages.rules.keys()].filter(name => {
      const type = typeOf(name);
      const hasOptions = type.kind !== 'tuple' || type.items.length > 0;
      return hasOptions && listSettings(type).length === 0;
    });
    expect(silent).toEqual([]);
  });
});

describe('listSettings of some options', () => {
  it('names what options set, under the same names', () => {
    expect(
      listSettings(typeOf('array-type'), [{ default: 'generic' }]),
    ).toEqual(['default', 'default: "generic"']);
    const type = typeOf('indent');
    const used = listSettings(type, [
      2,
      { SwitchCase: 1, VariableDeclarator: { const: 3 } },
    ]);
    expect(used).toEqual([
      '[1].SwitchCase',
      '[1].VariableDeclarator',
      '[1].VariableDeclarator.const',
    ]);
    expect(listSettings(type)).toEqual(expect.arrayContaining(used));
  });

  it('looks into lists', () =>
    expect(
      listSettings(typeOf('naming-convention'), [
        { selector: ['class', 'enum'], format: ['PascalCase'] },
      ]),
    ).toEqual([
      '[].format',
      '[].format: "PascalCase"',
      '[].selector',
      '[].selector: "class"',
      '[].selector: "enum"',
    ]));
});
