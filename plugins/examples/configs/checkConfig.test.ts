import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkConfig, isConfigName } from './checkConfig';

// The first check waits for the compiler to start.
vi.setConfig({ testTimeout: 60_000 });

const siteDir = join(import.meta.dirname, '../../..');

const check = (title: string, code: string) =>
  checkConfig(siteDir, title, code);

describe('isConfigName', () =>
  it.each([
    ['eslint.config.mjs', true],
    ['packages/cart/eslint.config.ts', true],
    ['.eslintrc.cjs', true],
    ['.eslintrc', true],
    ['my-eslint.config.js', false],
    ['.eslintrc.cjs.bak', false],
    ['tsconfig.json', false],
  ])('%s: %s', (title, expected) =>
    expect(isConfigName(title)).toBe(expected),
  ));

describe('checkConfig, flat', () => {
  it('accepts a config that works', async () => {
    const code = `
import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
`;
    expect(await check('eslint.config.mjs', code)).toEqual([]);
  });

  it('takes plugins on trust that the site does not have', async () => {
    const code = `
import missing from 'eslint-plugin-that-is-nowhere';
import local, { other } from './rules.mjs';

export default [
  { plugins: { missing, local: { rules: { order: local, other } } } },
  { rules: { 'missing/any': ['error', 1], 'local/order': 'error', 'local/other': 'error' } },
];
`;
    expect(await check('eslint.config.mjs', code)).toEqual([]);
  });

  it('points at each rule whose options are wrong or that does not exist', async () => {
    const code = `import tseslint from 'typescript-eslint';
export default tseslint.config(tseslint.configs.base, {
  files: ['src/**'],
  rules: {
    '@typescript-eslint/array-type': ['error', { default: 'lists' }],
    '@typescript-eslint/no-any': 'error',
  },
});
`;
    expect(await check('eslint.config.mjs', code)).toEqual([
      { line: 5, message: expect.stringContaining('array-type') as string },
      { line: 6, message: expect.stringContaining('no-any') as string },
    ]);
  });

  it('reports keys that flat config does not have', async () => {
    const [problem] = await check(
      'eslint.config.cjs',
      `module.exports = [{ env: { node: true } }];`,
    );
    expect(problem?.message).toContain('env');
  });

  it('reports code that does not parse or run', async () => {
    expect(
      await check('eslint.config.mjs', 'export default {\n];'),
    ).toContainEqual({
      line: 2,
      message: expect.stringContaining('does not parse') as string,
    });
    const [problem] = await check(
      'eslint.config.mjs',
      'export default tseslint.config();',
    );
    expect(problem?.message).toContain('tseslint is not defined');
  });
});

describe('checkConfig, eslintrc', () => {
  it('accepts a config that works', async () => {
    const code = `/* eslint-env node */
module.exports = {
  root: true,
  extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended'],
  parser: '@typescript-eslint/parser',
  parserOptions: { project: true, tsconfigRootDir: __dirname },
  plugins: ['@typescript-eslint'],
};
`;
    expect(await check('.eslintrc.cjs', code)).toEqual([]);
  });

  it.each([
    ['.eslintrc.cjs', `module.exports = { rulez: {} };`, 'rulez'],
    [
      '.eslintrc.json',
      `{ "extends": ["plugin:@typescript-eslint/recomended"], }`,
      'recomended',
    ],
    [
      '.eslintrc.yml',
      `plugins: ['@typescript-eslint']\nrules:\n  '@typescript-eslint/array-type': [error, lists]`,
      'array-type',
    ],
    ['.eslintrc.json', `{ "rules": `, 'expected'],
  ])('refuses in %s %s', async (title, code, expected) => {
    const problems = await check(title, code);
    expect(problems.map(({ message }) => message).join()).toContain(expected);
  });
});
