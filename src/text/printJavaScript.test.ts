import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Code, printJavaScript } from './printJavaScript';

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

  it('puts what is short into one line, and leaves out what is not set', () => {
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
}`);
  });
});
