import plugin from '@typescript-eslint/eslint-plugin';
import { describe, expect, it } from 'vitest';
import { listSettings, listUsedSettings } from './optionTree';

function schemaOf(name: string) {
  const rule = plugin.rules[name];
  if (!rule) {
    throw new Error(`No rule ${name}`);
  }
  return rule.meta.schema;
}

describe('listSettings', () => {
  it('follows references from each place that has them', () => {
    expect(listSettings(schemaOf('array-type'))).toEqual([
      'default',
      'default: "array"',
      'default: "generic"',
      'default: "array-simple"',
      'readonly',
      'readonly: "array"',
      'readonly: "generic"',
      'readonly: "array-simple"',
    ]);
  });

  it('numbers the options where there are several', () => {
    expect(
      listSettings([
        { enum: ['always', 'never'] },
        { properties: { max: {} } },
      ]),
    ).toEqual(['[0]: "always"', '[0]: "never"', '[1].max']);
  });

  it('lays alternatives on top of each other', () => {
    expect(
      listSettings([
        {
          oneOf: [
            { enum: ['off'] },
            {
              properties: {
                from: { enum: ['lib', 'file'] },
                names: { items: { enum: ['x'] } },
              },
            },
            { properties: { from: { enum: ['package'] } } },
          ],
        },
      ]),
    ).toEqual([
      '"off"',
      'from',
      'from: "lib"',
      'from: "file"',
      'from: "package"',
      'names',
      'names: "x"',
    ]);
  });

  it('names keys that the reader chooses', () => {
    expect(
      listSettings({
        items: [
          {
            additionalProperties: {
              properties: { message: {} },
            },
          },
        ],
      }),
    ).toEqual(['*', '*.message']);
  });

  it('comes to an end where a schema refers to itself', () => {
    expect(
      listSettings([
        {
          properties: { inner: { $ref: '#/items/0' }, x: {} },
        },
      ]),
    ).toContain('inner.x');
  });

  it('has something for each rule with options', () => {
    const silent = Object.entries(plugin.rules)
      .filter(([, { meta }]) => {
        const { schema } = meta;
        return (
          (!Array.isArray(schema) || schema.length > 0) &&
          listSettings(schema).length === 0
        );
      })
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});

describe('listUsedSettings', () => {
  it('names what options set, under the same names', () => {
    expect(
      listUsedSettings(schemaOf('array-type'), [{ default: 'generic' }]),
    ).toEqual(['default', 'default: "generic"']);
    const schema = schemaOf('indent');
    const used = listUsedSettings(schema, [
      2,
      { SwitchCase: 1, VariableDeclarator: { const: 3 } },
    ]);
    expect(used).toEqual([
      '[1].SwitchCase',
      '[1].VariableDeclarator',
      '[1].VariableDeclarator.const',
    ]);
    expect(listSettings(schema)).toEqual(expect.arrayContaining(used));
  });

  it('looks into lists', () => {
    expect(
      listUsedSettings(schemaOf('naming-convention'), [
        { selector: ['class', 'enum'], format: ['PascalCase'] },
      ]),
    ).toEqual([
      '[].selector',
      '[].selector: "class"',
      '[].selector: "enum"',
      '[].format',
      '[].format: "PascalCase"',
    ]);
  });
});
