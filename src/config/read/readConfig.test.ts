import { describe, expect, it } from 'vitest';
import { readConfig } from '../configDocument';

describe('readConfig', () => {
  it('reads an .eslintrc with comments and trailing commas', () => {
    const { config, problems } = readConfig(`{
        // The start
        "root": true,
        "extends": "eslint:recommended",
        "rules": { "no-var": 2, "quotes": ["warn", "single",], },
      }`);
    expect(config).toEqual({
      extends: ['eslint:recommended'],
      rules: { 'no-var': 2, quotes: ['warn', 'single'] },
    });
    expect(problems).toEqual([]);
  });

  it('says which of two entries of one name counts', () => {
    const { config, problems } = readConfig(
      '{ "rules": { "no-var": "off", "no-var": "error" } }',
    );
    expect(config).toEqual({ rules: { 'no-var': 'error' } });
    expect(problems).toEqual([
      {
        severity: 'warning',
        message:
          '"no-var" is here for the second time: the one before has no effect.',
        offset: 30,
        length: 8,
      },
    ]);
  });

  it('reads a flat config: a list of objects, the last one first', () => {
    const { config, problems } = readConfig(`[
      { "rules": { "no-var": "error", "eqeqeq": "warn" }, "settings": { "a": { "b": 1, "c": [1] } } },
      { "rules": { "no-var": "off" }, "languageOptions": { "globals": { "it": "readonly" } } },
      [{ "languageOptions": { "ecmaVersion": 2020 }, "settings": { "a": { "c": [2] } } }]
    ]`);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      isFlat: true,
      rules: { 'no-var': 'error', eqeqeq: 'warn' },
      overrides: [{ rules: { 'no-var': 'off' } }],
      globals: [{ it: 'readonly' }],
      languageOptions: { ecmaVersion: 2020 },
      settings: { a: { b: 1, c: [2] } },
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
    const { config, problems } = readConfig(text);
    expect(config).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: 'error',
        message:
          'The severity of "no-var" has to be "off", "warn" or "error" (or 0, 1, 2).',
        offset: text.indexOf('"fatal"'),
        length: '"fatal"'.length,
      },
    ]);
  });

  it.each([
    ['"rules"', '"A config is an object'],
    ['{ "rules": [] }', '"rules" has to be an object'],
    ['{ "extends": [1] }', '"extends" is a preset’s name'],
    ['{ "env": ["node"] }', '"env" has to be an object'],
    ['{ "globals": { "it": "read" } }', 'The global "it" has to be'],
    ['{ "globals": { " it": true } }', '" it" can’t be the name'],
    ['[{ "files": [] }]', '"files" has to be a list of patterns'],
    ['{ "overrides": {} }', '"overrides" has to be a list'],
    ['{ "languageOptions": { "ecmaVersion": "2020" } }', '"ecmaVersion" has'],
    ['{ "languageOptions": { "sourceType": "esm" } }', '"sourceType" has'],
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
    const { config, problems } = readConfig(text, 'example.ts');
    expect(config).toEqual({
      rules: { eqeqeq: 2 },
      overrides: [{ extends: ['strict'], rules: { eqeqeq: 0 } }],
    });
    expect(problems).toEqual([
      {
        severity: 'info',
        message:
          'This part doesn’t apply to example.ts, which is the code’s file name here.',
        offset: text.indexOf('"files": ["src'),
        length: 7,
      },
      expect.objectContaining({ offset: text.indexOf('"files": ["**') }),
    ]);
    expect(readConfig(text, 'example.js').config).toEqual({
      rules: { eqeqeq: 2 },
    });
  });

  it('applies overrides in overrides to the files of both', () => {
    const text = `{
      "overrides": [{
        "files": ["*.ts", "*.tsx"],
        "rules": { "eqeqeq": 1 },
        "overrides": [
          { "files": ["example.*"], "rules": { "no-var": 1 } },
          { "files": ["example.*"], "excludedFiles": "*.ts", "rules": { "no-var": 2 } }
        ]
      }]
    }`;
    const { config, parts } = readConfig(text, 'example.ts');
    expect(config).toEqual({
      rules: { eqeqeq: 1 },
      overrides: [{ rules: { 'no-var': 1 } }],
    });
    expect(parts.at(-1)).toMatchObject({
      files: [
        ['**/*.ts', '**/example.*'],
        ['**/*.tsx', '**/example.*'],
      ],
      ignores: ['**/*.ts'],
    });
    expect(readConfig(text, 'example.js').config).toEqual({ rules: {} });
  });

  it('applies the parts of a flat config that are for the file, in order', () => {
    const text = `[
      { "ignores": ["**/dist/"] },
      { "rules": { "eqeqeq": 2 } },
      { "files": ["**/*.ts"], "extends": ["strict"] },
      { "files": ["**/*.js"], "rules": { "eqeqeq": 0 } },
      { "files": [["**/*.ts", "src/**"]], "rules": { "eqeqeq": 0 } },
      { "files": [["**/*.ts", "example.*"]], "rules": { "eqeqeq": 1 } },
      { "ignores": ["*.ts"], "rules": { "eqeqeq": 0 } },
      { "ignores": ["*.ts", "!example.ts"], "rules": { "no-var": 0 } }
    ]`;
    expect(readConfig(text, 'example.ts').config).toEqual({
      isFlat: true,
      rules: { eqeqeq: 2 },
      overrides: [
        { extends: ['strict'] },
        { rules: { eqeqeq: 1 } },
        { rules: { 'no-var': 0 } },
      ],
    });
  });

  it.each([
    '[{ "ignores": ["**/*.ts"] }, { "rules": { "no-var": 2 } }]',
    '[{ "name": "mine", "ignores": ["example.*"] }]',
    '{ "ignorePatterns": "*.ts", "rules": { "no-var": 2 } }',
  ])('leaves a file alone that ESLint ignores: %s', text => {
    const { config, isIgnored, problems } = readConfig(text, 'example.ts');
    expect(isIgnored).toBe(true);
    expect({ ...config, isFlat: undefined }).toEqual({ rules: {} });
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringContaining('ESLint ignores example.ts') as string,
        offset: text.indexOf('"ignore'),
      },
    ]);
    expect(readConfig(text, 'example.jsx').isIgnored).toBe(
      text.includes('example.*'),
    );
  });

  it('names what it leaves out, and keeps the rest', () => {
    const { config, parts, problems } = readConfig(`{
      "extends": ["airbnb", "prettier", "plugin:react/recommended", "./base", "strict"],
      "plugins": ["import", "@typescript-eslint"],
      "parser": "@babel/eslint-parser",
      "env": { "browser": true, "es6": true, "node": false, "jest/globals": true, "cypress/globals": true, "nodejs": true },
      "processor": "vue/vue",
      "rules": { "no-var": 2, "import/order": "off", "@typescript-eslint/no-shadow": 1 },
      "ruls": {},
      "linterOptions": { "reportUnusedInlineConfigs": "error", "noInlineConfig": true },
      "parserOptions": { "parser": "@typescript-eslint/parser" }
    }`);
    expect(problems.map(({ message }) => message)).toEqual([
      '"airbnb" is left out: it needs eslint-config-airbnb.',
      '"prettier" turns layout rules off. Nothing to do here: they are off.',
      '"plugin:react/recommended" is left out: it needs eslint-plugin-react.',
      '"./base" is left out: it is another file.',
      '"import" is left out: it needs eslint-plugin-import.',
      '"@babel/eslint-parser" is left out: everything is parsed with @typescript-eslint/parser.',
      '"cypress/globals" is left out: it needs eslint-plugin-cypress.',
      '"nodejs" is left out: ESLint has no such environment.',
      '"vue/vue" is left out: it needs eslint-plugin-vue.',
      '"ruls" is left out: ESLint has no such setting. Did you mean "rules"?',
      '"reportUnusedInlineConfigs" is left out: ESLint 8.57 has no such option with this value.',
      '"import/order" is left out: it needs eslint-plugin-import.',
    ]);
    expect(config).toEqual({
      extends: ['prettier', 'strict'],
      globals: ['browser', 'jest'],
      rules: { 'no-var': 2, '@typescript-eslint/no-shadow': 1 },
      linterOptions: { noInlineConfig: true },
    });
    // The rule's own is with the rule.
    expect(parts[0]?.remarks).toHaveLength(problems.length - 1);
    expect(parts[0]?.rules.map(({ missing }) => missing)).toEqual([
      undefined,
      'it needs eslint-plugin-import.',
      undefined,
    ]);
  });

  it('lets presets of the plugin say what the source type is, in order', () => {
    const sourceTypeOf = (...parts: object[]) =>
      readConfig(JSON.stringify(parts)).config?.languageOptions?.sourceType;
    const script = { languageOptions: { sourceType: 'script' } };
    expect(sourceTypeOf({ extends: 'strict' }, script)).toBe('script');
    expect(sourceTypeOf({ ...script, extends: 'strict' })).toBe('script');
    expect(sourceTypeOf(script, { extends: 'strict' })).toBeUndefined();
    expect(sourceTypeOf(script, { extends: 'eslint:all' })).toBe('script');
  });

  it('leaves type information to the playground', () =>
    expect(
      readConfig(
        '{ "parserOptions": { "project": true, "emitDecoratorMetadata": true } }',
      ).config?.languageOptions?.parserOptions,
    ).toEqual({ emitDecoratorMetadata: true }));

  it('is not fooled by __proto__', () => {
    const { config } = readConfig(
      '{ "__proto__": { "extends": ["x"] }, "rules": { "__proto__": ["error"], "no-var": ["error", { "__proto__": { "polluted": 1 } }] }, "settings": { "a": 1, "__proto__": { "polluted": 1 } }, "parserOptions": { "__proto__": { "polluted": 1 } } }',
    );
    expect(config?.extends).toBeUndefined();
    expect(Object.keys(config?.rules ?? {})).toEqual(['no-var']);
    expect(Object.getPrototypeOf(config?.rules)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(config?.settings)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
