import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  Code,
  Commented,
  printCommentedJson,
  printElements,
  printJavaScript,
  printShortJson,
  Spread,
} from './printJavaScript';

describe('printJavaScript', () => {
  it('prints what JavaScript reads back as the same', () => {
    const value = {
      text: 'plain',
      "it's": '"quoted"',
      both: `'"\\'\\"`,
      lines: 'a\nb\u2028c',
      list: [1, -2.5, true, null, [], {}, ['nested', { deep: [{}] }]],
      'with-dash': { selector: 'x'.repeat(90) },
    };
    Object.defineProperty(value, '__proto__', { value: 1, enumerable: true });
    const printed = printJavaScript(value);
    const read = runInThisContext(`(${printed})`) as object;
    expect(read).toEqual(value);
    expect(Object.keys(read)).toContain('__proto__');
  });

  it('puts what is short into one line, and leaves out what is not set', () =>
    expect(
      printJavaScript({
        rules: {
          'no-var': 'error',
          quotes: ['error', { avoidEscape: true }],
          eqeqeq: undefined,
        },
        root: new Code('import.meta.dirname'),
      }),
    ).toBe(`{
  rules: {
    'no-var': 'error',
    quotes: ['error', { avoidEscape: true }],
  },
  root: import.meta.dirname,
}`));

  it('spreads', () =>
    expect(
      printJavaScript({
        globals: { browser: new Spread('globals.browser'), io: true },
        list: [new Spread('a'), 1],
      }),
    ).toBe(`{
  globals: { ...globals.browser, io: true },
  list: [...a, 1],
}`));

  it('has comments, also without a value', () =>
    expect(
      printJavaScript({
        a: new Commented(1, ['// Before', '/*\n * Long\n */'], '// after'),
        b: new Commented(undefined, ["// 'c': 2,"]),
        list: [new Commented('x', ['// In a list'])],
        none: new Commented([], []),
      }),
    ).toBe(`{
  // Before
  /*
   * Long
   */
  a: 1, // after
  // 'c': 2,
  list: [
    // In a list
    'x',
  ],
  none: [],
}`));

  it('cannot be broken out of by comments', () => {
    const comment = new Commented(1, ['// \u2028attack()'], '// \rattack()');
    expect(printJavaScript({ a: comment })).toBe(
      '{\n  //  attack()\n  a: 1, //  attack()\n}',
    );
  });
});

describe('printCommentedJson', () =>
  it('prints JSON, without a comma at the end', () =>
    expect(
      printCommentedJson({
        extends: ["it's"],
        rules: {
          'no-var': new Commented('error', ['// Old'], '// loud'),
          last: new Commented(['warn', { a: 1 }], [], '// quiet'),
          gone: new Commented(undefined, ['// End']),
        },
      }),
    ).toBe(`{
  "extends": ["it's"],
  "rules": {
    // Old
    "no-var": "error", // loud
    "last": ["warn", { "a": 1 }] // quiet
    // End
  }
}
`)));

describe('printShortJson', () => {
  it.each([
    [null, 'null'],
    ['a"b', String.raw`"a\"b"`],
    [{}, '{}'],
    [[], '[]'],
    [
      { allow: ['x', 1], deep: { a: true } },
      '{ "allow": ["x", 1], "deep": { "a": true } }',
    ],
  ])('%j', (value, text) => expect(printShortJson(value)).toBe(text));

  it('breaks long values from the outside in', () => {
    const value = {
      selector: 'variable',
      modifiers: ['const', 'global', 'exported'],
      format: ['UPPER_CASE', 'camelCase'],
    };
    expect(printShortJson(value)).toBe(`{
  "selector": "variable",
  "modifiers": ["const", "global", "exported"],
  "format": ["UPPER_CASE", "camelCase"]
}`);
    expect(JSON.parse(printShortJson([value, value]))).toEqual([value, value]);
  });
});

describe('printElements', () => {
  it('writes options as they follow the severity', () =>
    expect(printElements([2, { SwitchCase: 1 }])).toBe(
      '2, { "SwitchCase": 1 }',
    ));

  it('gives each its own line when they are long', () => {
    const option = { selector: 'variableLike', format: ['camelCase'] };
    const text = printElements([option, option]);
    expect(text.split('\n')).toHaveLength(2);
    expect(JSON.parse(`[${text}]`)).toEqual([option, option]);
  });
});
