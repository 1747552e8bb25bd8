import { describe, expect, it } from 'vitest';
import { readConfig } from '../readConfig';
import { convertConfig, foreignFormat } from './convertConfig';

/** Converts as the page does. */
async function convert(text: string) {
  const format = foreignFormat(text);
  if (format === undefined) {
    throw new Error('This is the playground’s own format.');
  }
  return convertConfig(text, format);
}

describe('foreignFormat', () => {
  it.each([
    ['module.exports = {}', 'JavaScript'],
    [
      '// @ts-check\n/* eslint-env node */\n"use strict";\nmodule.',
      'JavaScript',
    ],
    ["import js from '@eslint/js';", 'JavaScript'],
    ["const js = require('@eslint/js');", 'JavaScript'],
    ['export default []', 'JavaScript'],
    ['rules:\n  no-var: error\n', 'YAML'],
    ['# Mine\n---\nroot: true', 'YAML'],
    ['"rules": {}', 'YAML'],
    ['{ "rules": {} }', undefined],
    ['{ rules: {} }', undefined],
    ['// Mine\n[{}]', undefined],
    ['', undefined],
    ['const', 'JavaScript'],
    ['constant', undefined],
  ])('of %s is %s', (text, format) => {
    expect(foreignFormat(text)).toBe(format);
  });
});

it('knows the format of any text in no time', () => {
  expect(foreignFormat(`${'#'.repeat(100_000)}\n!`)).toBeUndefined();
  expect(foreignFormat(`${' \n#'.repeat(100_000)}\n!`)).toBeUndefined();
  expect(foreignFormat(`${'# \n'.repeat(100_000)}rules:`)).toBe('YAML');
});

describe('convertConfig', () => {
  it('takes over an .eslintrc.js, comments included', async () => {
    const { text, notes } = await convert(`// @ts-check
module.exports = {
  root: true,
  parser: require('@typescript-eslint/parser'),
  extends: ['eslint:recommended', \`plugin:@typescript-eslint/strict\`],
  rules: {
    // Loud
    'no-console': process.env.CI ? 2 : 1,
    'max-len': ['error', { code: -1, ...more, ignore: /a/ }],
    eqeqeq: "it's",
  },
};
`);
    expect(text).toMatchInlineSnapshot(`
      "{
        "root": true,
        "extends": ["eslint:recommended", "plugin:@typescript-eslint/strict"],
        "rules": {
          // Loud
          "max-len": ["error", { "code": -1, }],
          "eqeqeq": "it's",
        },
      }
      "
    `);
    expect(notes).toMatchInlineSnapshot(`
      [
        "Line 4: "parser" could not be taken over, because it is code, not data.",
        "Line 8: "no-console" could not be taken over, because it is code, not data.",
        "Line 9: "...more" could not be taken over, because it is code, not data.",
        "Line 9: "ignore" could not be taken over, because it is code, not data.",
      ]
    `);
  });

  it('takes over a flat config, presets included', async () => {
    const { text, notes } = await convert(`import js from '@eslint/js';
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
    rules: { 'no-var': 'off' },
  },
);
`);
    expect(text).toMatchInlineSnapshot(`
      "[
        { "extends": ["eslint:recommended"] },
        { "extends": ["plugin:@typescript-eslint/strict-type-checked"] },
        {
          "files": ["**/*.ts"],
          "extends": ["plugin:@typescript-eslint/stylistic",],
          "plugins": { },
          "rules": { "no-var": "off" },
        },
      ]
      "
    `);
    expect(notes).toMatchInlineSnapshot(`
      [
        "Line 8: "other.configs.all" could not be taken over, because it is code, not data.",
        "Line 11: "other.configs.some" could not be taken over, because it is code, not data.",
        "Line 12: "other" could not be taken over, because it is code, not data.",
      ]
    `);
    expect(readConfig(text).config).toMatchObject({
      extends: [
        'eslint:recommended',
        'plugin:@typescript-eslint/strict-type-checked',
        'plugin:@typescript-eslint/stylistic',
      ],
      rules: { 'no-var': 'off' },
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
    const { text, notes } = await convert(code);
    expect(notes).toEqual([]);
    expect(readConfig(text)).toEqual({
      config: { rules: { eqeqeq: 2 } },
      problems: [],
    });
  });

  it('takes over YAML, and says that comments are lost', async () => {
    expect(
      await convert('# Mine\nextends: &x [eslint:recommended]\nrules: {}\n'),
    ).toEqual({
      text: '{\n  "extends": [\n    "eslint:recommended"\n  ],\n  "rules": {}\n}\n',
      notes: ['The comments in the YAML could not be taken over.'],
    });
  });

  it.each([
    ['module.exports = {', 'has a mistake: Unexpected token (1:18)'],
    ['module.exports = require("./x")(;', 'has a mistake'],
    ['module.exports = config;', 'without running it'],
    ['rules:\n  a: [', 'has a mistake in line 2'],
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
    await expect(convert(code)).rejects.toThrow(message);
  });

  it('evaluates nothing', async () => {
    const { text } = await convert(
      'module.exports = { a: (globalThis.attacked = 1), b: (() => { throw 1 })() };',
    );
    expect(JSON.parse(text)).toEqual({});
    expect('attacked' in globalThis).toBe(false);
  });
});
