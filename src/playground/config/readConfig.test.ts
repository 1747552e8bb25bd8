import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig';

describe('readConfig', () => {
  it('reads an .eslintrc with comments and trailing commas', () => {
    expect(
      readConfig(`{
        // The start
        "extends": "eslint:recommended",
        "rules": { "no-var": 2, "quotes": ["warn", "single",], },
      }`),
    ).toEqual({
      config: {
        extends: ['eslint:recommended'],
        rules: { 'no-var': 2, quotes: ['warn', 'single'] },
      },
      problems: [],
    });
  });

  it('reads a flat config: a list of objects, the last one first', () => {
    const { config, problems } = readConfig(`[
      { "rules": { "no-var": "error", "eqeqeq": "warn" } },
      { "rules": { "no-var": "off" }, "languageOptions": { "globals": { "it": "readonly" } } }
    ]`);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      rules: { 'no-var': 'off', eqeqeq: 'warn' },
      languageOptions: { globals: { it: 'readonly' } },
    });
  });

  it('takes an empty text for an empty config', () => {
    expect(readConfig('').config).toEqual({ rules: {} });
    expect(readConfig('// nothing yet').config).toEqual({ rules: {} });
  });

  it('points at a syntax error', () => {
    const text = '{ "rules": { "no-var": error } }';
    const { config, problems } = readConfig(text);
    expect(config).toBeUndefined();
    expect(problems[0]).toMatchObject({
      severity: 'error',
      offset: text.indexOf('error'),
    });
  });

  it('points at a wrong severity', () => {
    const text = '{ "rules": { "no-var": ["fatal", {}] } }';
    expect(readConfig(text)).toEqual({
      config: undefined,
      problems: [
        {
          severity: 'error',
          message:
            'The severity of "no-var" has to be "off", "warn" or "error" (or 0, 1, 2).',
          offset: text.indexOf('"fatal"'),
          length: '"fatal"'.length,
        },
      ],
    });
  });

  it.each([
    ['"rules"', '"A config is an object'],
    ['{ "rules": [] }', '"rules" has to be an object'],
    ['{ "extends": [1] }', '"extends" is a preset’s name'],
    ['export default []', 'This is JavaScript.'],
    ['// hello\nmodule.exports = {}', 'This is JavaScript.'],
    ['{', 'Close brace expected.'],
    ['null', 'A config is an object'],
  ])('says what is wrong with %s', (text, message) => {
    const { config, problems } = readConfig(text);
    expect(config).toBeUndefined();
    expect(problems.map(problem => problem.message).join()).toContain(
      message.replace('"A', 'A'),
    );
  });

  it('points at JavaScript after comments, however long they are', () => {
    const banner = `${'/'.repeat(10_000)}\n/* ${'*/ /* '.repeat(1_000)} */\n`;
    expect(readConfig(`${banner}{ "rules": {} }`).problems).toEqual([]);
    expect(readConfig(`${banner}import x from 'x';`).problems).toMatchObject([
      {
        message: expect.stringContaining('JavaScript') as unknown,
        offset: banner.length,
      },
    ]);
  });

  it('applies the overrides that are for the file, over the rest', () => {
    const text = `{
      "overrides": [
        { "files": "*.ts", "extends": ["strict"], "rules": { "eqeqeq": 0 } },
        { "files": ["src/**/*.ts"], "rules": { "no-var": 0 } },
        { "files": ["**/*.ts"], "excludedFiles": "example.*", "rules": {} }
      ],
      "rules": { "eqeqeq": 2 }
    }`;
    expect(readConfig(text, 'example.ts')).toEqual({
      config: {
        rules: { eqeqeq: 2 },
        overrides: [{ extends: ['strict'], rules: { eqeqeq: 0 } }],
      },
      problems: [
        {
          severity: 'info',
          message:
            'This part is not for example.ts, which is what the code is here.',
          offset: text.indexOf('"files": ["src'),
          length: 7,
        },
        expect.objectContaining({ offset: text.indexOf('"files": ["**') }),
      ],
    });
    expect(readConfig(text, 'example.js').config).toEqual({
      rules: { eqeqeq: 2 },
    });
  });

  it('applies the parts of a flat config that are for the file, in order', () => {
    const text = `[
      { "ignores": ["**/dist/"] },
      { "rules": { "eqeqeq": 2 } },
      { "files": ["**/*.ts"], "extends": ["strict"] },
      { "files": ["**/*.js"], "rules": { "eqeqeq": 0 } },
      { "ignores": ["*.ts"], "rules": { "eqeqeq": 0 } },
      { "rules": { "no-var": 0 } }
    ]`;
    expect(readConfig(text, 'example.ts').config).toEqual({
      rules: { eqeqeq: 2 },
      overrides: [{ extends: ['strict'], rules: { 'no-var': 0 } }],
    });
  });

  it('says what has no effect', () => {
    const { config, problems } = readConfig('{ "root": true, "ruls": {} }');
    expect(config).toEqual({ rules: {} });
    expect(problems.map(({ severity }) => severity)).toEqual([
      'info',
      'warning',
    ]);
  });

  it('leaves type information to the playground', () => {
    expect(
      readConfig(
        '{ "parserOptions": { "project": true, "emitDecoratorMetadata": true } }',
      ).config?.languageOptions?.parserOptions,
    ).toEqual({ emitDecoratorMetadata: true });
  });

  it('is not fooled by __proto__', () => {
    const { config } = readConfig(
      '{ "__proto__": { "extends": ["x"] }, "rules": { "__proto__": ["error"], "no-var": ["error", { "__proto__": { "polluted": 1 } }] }, "settings": { "__proto__": { "polluted": 1 } } }',
    );
    expect(config?.extends).toBeUndefined();
    expect(Object.keys(config?.rules ?? {})).toEqual(['no-var']);
    expect(Object.getPrototypeOf(config?.rules)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(config?.settings)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
