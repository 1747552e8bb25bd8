import { describe, expect, it } from 'vitest';
import { formatJson, formatOptions } from './formatJson';

describe('formatJson', () => {
  it.each([
    [null, 'null'],
    ['a"b', String.raw`"a\"b"`],
    [{}, '{}'],
    [[], '[]'],
    [
      { allow: ['x', 1], deep: { a: true } },
      '{ "allow": ["x", 1], "deep": { "a": true } }',
    ],
  ])('%j', (value, text) => {
    expect(formatJson(value)).toBe(text);
  });

  it('breaks long values from the outside in', () => {
    const value = {
      selector: 'variable',
      modifiers: ['const', 'global', 'exported'],
      format: ['UPPER_CASE', 'camelCase'],
    };
    expect(formatJson(value)).toBe(`{
  "selector": "variable",
  "modifiers": ["const", "global", "exported"],
  "format": ["UPPER_CASE", "camelCase"]
}`);
    expect(JSON.parse(formatJson([value, value]))).toEqual([value, value]);
  });
});

describe('formatOptions', () => {
  it('writes options as they follow the severity', () => {
    expect(formatOptions([2, { SwitchCase: 1 }])).toBe(
      '2, { "SwitchCase": 1 }',
    );
  });

  it('gives each its own line when they are long', () => {
    const option = { selector: 'variableLike', format: ['camelCase'] };
    const text = formatOptions([option, option]);
    expect(text.split('\n')).toHaveLength(2);
    expect(JSON.parse(`[${text}]`)).toEqual([option, option]);
  });
});
