import { describe, expect, it } from 'vitest';
import { optionAnchor } from '../../../../src/rules/page/optionAnchor';
import { asListSchema, type JsonSchema } from '../../../packages/jsonSchema';
import { installedPackages } from '../../../packages/packages';
import { type OptionRow, optionRows } from './optionRows';
import { printTableType } from './printType';
import { readSchema } from './readSchema';

function rowsOf(
  schema: JsonSchema | JsonSchema[],
  defaultOptions: readonly unknown[] = [],
): OptionRow[] {
  return optionRows(readSchema(asListSchema(schema), 'a-rule'), defaultOptions);
}

/** Name, type and default of each row, where there is one. */
function shown(rows: readonly OptionRow[]): string[][] {
  return rows.map(row => [
    row.name,
    printTableType(row.types),
    ...(row.default === undefined ? [] : [row.default]),
    ...(row.filledIn === undefined ? [] : [`else ${row.filledIn}`]),
  ]);
}

const boolean: JsonSchema = { type: 'boolean' };

describe('optionRows', () => {
  it('has the options of an object with their defaults', () =>
    expect(
      shown(
        rowsOf(
          [
            {
              type: 'object',
              properties: {
                allow: { type: 'array', items: { type: 'string' } },
                strict: boolean,
                size: { type: 'integer', default: 2 },
              },
            },
          ],
          [{ allow: ['a'], strict: false }],
        ),
      ),
    ).toEqual([
      ['allow', 'string[]', "['a']"],
      ['strict', 'boolean', 'false'],
      ['size', 'number', '2'],
    ]));

  it('says what is filled in where that is not the default', () =>
    expect(
      shown(
        rowsOf(
          [
            {
              type: 'object',
              properties: { size: { type: 'integer', default: 2 } },
            },
          ],
          [{ size: 1 }],
        ),
      ),
    ).toEqual([['size', 'number', '1', 'else 2']]));

  it('has words for options that are no property', () => {
    expect(shown(rowsOf([{ enum: ['a', 'b'] }], ['b']))).toEqual([
      ['The option', "'a' | 'b'", "'b'"],
    ]);
    expect(
      shown(
        rowsOf(
          {
            anyOf: [
              { type: 'array', items: [{ enum: ['never'] }] },
              {
                type: 'array',
                items: [
                  { enum: ['always'] },
                  { type: 'object', properties: { on: boolean } },
                ],
              },
            ],
          },
          ['never'],
        ),
      ),
    ).toEqual([
      ['First option', "'never' | 'always'", "'never'"],
      ['on', 'boolean'],
    ]);
    expect(
      shown(
        rowsOf({
          type: 'array',
          items: {
            oneOf: [
              { type: 'string' },
              { type: 'object', properties: { on: boolean } },
            ],
          },
        }),
      ),
    ).toEqual([
      ['Each option', 'string | object'],
      ['on', 'boolean'],
    ]);
  });

  it('has the options inside of an option, with its name', () =>
    expect(
      shown(
        rowsOf(
          [
            {
              type: 'object',
              properties: {
                check: {
                  oneOf: [
                    boolean,
                    { type: 'object', properties: { deep: boolean } },
                  ],
                },
                allow: {
                  type: 'array',
                  items: { type: 'object', properties: { from: boolean } },
                },
              },
            },
          ],
          [{ check: { deep: true } }],
        ),
      ),
    ).toEqual([
      ['check', 'boolean | object'],
      ['check.deep', 'boolean', 'true'],
      ['allow', 'object[]'],
      ['allow[].from', 'boolean'],
    ]));

  it('makes one option of a property that several objects have', () =>
    expect(
      shown(
        rowsOf([
          {
            oneOf: ['never', 'as'].map(style => ({
              type: 'object',
              properties: { style: { enum: [style] } },
            })),
          },
        ]),
      ),
    ).toEqual([['style', "'never' | 'as'"]]));

  it('gives every option of every rule an anchor of its own', () => {
    for (const [name, rule] of installedPackages.rules) {
      const rows = optionRows(
        readSchema(rule.schema, name),
        rule.defaultOptions,
      );
      const anchors = rows.map(row => optionAnchor(row.name));
      expect(new Set(anchors).size, name).toBe(anchors.length);
    }
  });
});

describe('printTableType', () => {
  it('cuts a long union', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(printTableType([readSchema({ enum: letters }, 'a-rule')])).toBe(
      "'a' | 'b' | 'c' | …",
    );
  });

  it('makes one list of several', () => {
    const list = (value: string): JsonSchema => ({
      type: 'array',
      items: { enum: [value] },
    });
    expect(
      printTableType([
        readSchema(list('a'), 'a-rule'),
        readSchema(list('b'), 'a-rule'),
        readSchema(boolean, 'a-rule'),
      ]),
    ).toBe("('a' | 'b')[] | boolean");
  });
});

describe('optionAnchor', () =>
  it('is stable and plain', () => {
    expect(optionAnchor('allowInParens')).toBe('options-allowinparens');
    expect(optionAnchor('allow[].from')).toBe('options-allow-from');
    expect(optionAnchor('First option')).toBe('options-first-option');
  }));
