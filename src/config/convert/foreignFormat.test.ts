import { describe, expect, it } from 'vitest';
import { foreignFormat } from './foreignFormat';

describe('foreignFormat', () =>
  it.each([
    ['module.exports = {}', 'JavaScript'],
    [
      '// @ts-check\n/* eslint-env node */\n"use strict";\nmodule.',
      'JavaScript',
    ],
    ["import js from '@eslint/js';", 'JavaScript'],
    ["import type { Linter } from 'eslint';", 'JavaScript'],
    ["const js = require('@eslint/js');", 'JavaScript'],
    ['export default []', 'JavaScript'],
    ["require('@rushstack/eslint-patch');", 'JavaScript'],
    ['type A = 1;', 'JavaScript'],
    ['type: module', 'YAML'],
    ['rules:\n  no-var: error\n', 'YAML'],
    ['# Mine\n---\nroot: true', 'YAML'],
    ['"rules": {}', 'fragment'],
    ["'no-var': 'error',\n'eqeqeq': ['warn'],", 'fragment'],
    ['"no-var": error', 'YAML'],
    ['```json\n{}\n```', 'Markdown'],
    ['Here it is:\n\n~~~\n{}\n~~~', 'Markdown'],
    ['{ "name": "x", "eslintConfig": {} }', 'package.json'],
    ['{ "no-var": "error", "import/order": [2, {}] }', 'rules'],
    ['{ "rules": {} }', undefined],
    ['{ rules: {} }', undefined],
    ['{}', undefined],
    ['// Mine\n[{}]', undefined],
    ['', undefined],
    ['const', 'JavaScript'],
    ['constant', undefined],
  ])('of %s is %s', (text, format) =>
    expect(foreignFormat(text)).toBe(format),
  ));

it('knows the format of any text in no time', () => {
  expect(foreignFormat(`${'#'.repeat(100_000)}\n!`)).toBeUndefined();
  expect(foreignFormat(`${' \n#'.repeat(100_000)}\n!`)).toBeUndefined();
  expect(foreignFormat(`${'# \n'.repeat(100_000)}rules:`)).toBe('YAML');
});
