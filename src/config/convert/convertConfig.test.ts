import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../configDocument';
import { convertConfig } from './foreignFormat';

describe('convertConfig', () => {
  it.each([
    ['YAML', `rules:\n  a: ${'['.repeat(20_000)}`],
    ['JavaScript', `module.exports = ${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('refuses %s that no stack can bear, in words', (format, text) =>
    expect(convertConfig(text)).rejects.toThrow(
      `This ${format} is nested too deeply to be read.`,
    ),
  );

  it('knows how Firefox says that no stack can bear it', async () => {
    onTestFinished(() => {
      vi.doUnmock('./convertYaml');
    });
    vi.doMock('./convertYaml', () => ({
      convertYaml() {
        throw new Error('too much recursion');
      },
    }));
    await expect(convertConfig('rules:\n  a: 2')).rejects.toThrow(
      'This YAML is nested too deeply to be read.',
    );
  });

  it('takes over an .eslintrc.js, comments included', async () => {
    const { text, notes } = await convertConfig(`// @ts-check
// Ours
const noise = 1;
/** @type {import('eslint').Linter.Config} */
// For the app
module.exports = {
  root: true,
  parser: require('@typescript-eslint/parser'),
  extends: ['eslint:recommended', \`plugin:@typescript-eslint/strict\`],
  rules: {
    // Loud
    'no-console': process.env.CI ? 2 : 1,
    'max-len': ['error', { code: -1, ...more, ignore: /a/ }], // short
    quotes: ["it's"],
    /* The end */
  },
};
`);
    expect(text).toMatchInlineSnapshot(`
      "// Ours
      // For the app
      {
        "root": true,
        "parser": "@typescript-eslint/parser",
        "extends": ["eslint:recommended", "plugin:@typescript-eslint/strict"],
        "rules": {
          // Loud
          // "no-console" is left out: \`process.env.CI ? 2 : 1\` is code, not data.
          "max-len": [
            "error",
            {
              "code": -1
              // "...more" is left out: it is code, not data.
              // "ignore" is left out: \`/a/\` is code, not data.
            }
          ], // short
          "quotes": ["it's"]
          /* The end */
        }
      }
      "
    `);
    expect(notes).toMatchInlineSnapshot(`
      [
        "Line 12: "no-console" is left out: \`process.env.CI ? 2 : 1\` is code, not data.",
        "Line 13: "...more" is left out: it is code, not data.",
        "Line 13: "ignore" is left out: \`/a/\` is code, not data.",
      ]
    `);
  });

  it('takes over a flat config, presets included', async () => {
    const { text, notes } = await convertConfig(`import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import other from 'other';

export default tseslint.config(
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  other.configs.all,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.stylistic, other.configs.some],
    plugins: { other },
    languageOptions: {
      parser: tseslint.parser,
      globals: { ...globals.browser, io: 'readonly' },
      parserOptions: { project: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'no-var': 'off' },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
`);
    expect(text).toMatchInlineSnapshot(`
      "[
        { "extends": ["eslint:recommended"] },
        { "extends": ["plugin:@typescript-eslint/strict-type-checked"] },
        // "other.configs.all" is left out: it needs other.
        {
          "files": ["**/*.ts"],
          "extends": [
            "plugin:@typescript-eslint/stylistic"
            // "other.configs.some" is left out: it needs other.
          ],
          "plugins": { "other": "other" },
          "env": { "browser": true },
          "languageOptions": {
            "parser": "@typescript-eslint/parser",
            "globals": { "io": "readonly" },
            "parserOptions": { "project": true, "tsconfigRootDir": "." }
          },
          "rules": { "no-var": "off" }
        },
        {
          "files": ["**/*.js"],
          "extends": ["plugin:@typescript-eslint/disable-type-checked"]
        }
      ]
      "
    `);
    expect(notes).toMatchInlineSnapshot(`
      [
        "Line 9: "other.configs.all" is left out: it needs other.",
        "Line 12: "other.configs.some" is left out: it needs other.",
      ]
    `);
    expect(readConfig(text, 'example.ts').config).toMatchObject({
      extends: ['eslint:recommended'],
      overrides: [
        { extends: ['plugin:@typescript-eslint/strict-type-checked'] },
        {
          extends: ['plugin:@typescript-eslint/stylistic'],
          rules: { 'no-var': 'off' },
        },
      ],
      globals: ['browser', { io: 'readonly' }],
    });
  });

  it.each([
    'module.exports = [{ rules: { eqeqeq: 2 } }];',
    'const config = { rules: { eqeqeq: 2 } };\nexport default config;',
    'exports.default = { "rules": { "eqeqeq": 2 } }',
    'import { defineConfig } from "eslint/config";\nexport default defineConfig([{ rules: { eqeqeq: 2 } }]);',
    "const tseslint = require('typescript-eslint');\nmodule.exports = tseslint.config({ rules: { eqeqeq: 2 } });",
    'rules:\n  eqeqeq: 2\n',
  ])('takes over all of %s', async code => {
    const { text, notes } = await convertConfig(code);
    expect(notes).toEqual([]);
    expect(readConfig(text)).toMatchObject({
      config: { rules: { eqeqeq: 2 } },
      problems: [],
    });
  });

  it('takes over YAML, comments and merged maps included', async () => {
    const { text, notes } = await convertConfig(`# Mine
extends: &x [eslint:recommended] # first
base: &base
  no-var: error
rules:
  # Loud
  <<: *base
  # Quiet
  eqeqeq: [warn, smart] # for now
  # The end
`);
    expect(text).toMatchInlineSnapshot(`
      "{
        // Mine
        "extends": ["eslint:recommended"], // first
        "base": { "no-var": "error" },
        // The end
        "rules": {
          // Loud
          "no-var": "error",
          // Quiet
          "eqeqeq": ["warn", "smart"] // for now
        }
      }
      "
    `);
    expect(notes).toEqual([]);
  });

  it.each([
    ['module.exports = {', 'has a mistake: Unexpected token (1:18)'],
    ['module.exports = require("./x")(;', 'has a mistake'],
    ['module.exports = config;', 'without running it'],
    ['rules:\n  a: [', 'has a mistake on line 2'],
    [
      `a: &a [x]\n${'bcdefghi'
        .split('')
        .map((name, index) => {
          const before = 'abcdefgh'[index] ?? '';
          return `${name}: &${name} [${`*${before},`.repeat(9)}]`;
        })
        .join('\n')}`,
      'alias',
    ],
  ])('says why %s cannot be', async (code, message) => {
    await expect(convertConfig(code)).rejects.toThrow(message);
  });

  it('evaluates nothing', async () => {
    const { text } = await convertConfig(
      'module.exports = { a: (globalThis.attacked = 1), b: (() => { throw 1 })() };',
    );
    expect(readConfig(text).config).toEqual({ rules: {} });
    expect('attacked' in globalThis).toBe(false);
  });
});
