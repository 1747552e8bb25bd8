'use strict';

/** @type {import('eslint').Linter.Config} */
module.exports = {
  root: true,
  extends: ['eslint:recommended'],
  parserOptions: { ecmaVersion: 2021 },
  env: { es2021: true, commonjs: true },
  rules: { quotes: ['error', 'single', { avoidEscape: true }], 'prefer-const': 'error' },
  overrides: [
    {
      files: '**/*.ts',
      excludedFiles: '**/*.d.ts',
      parser: '@typescript-eslint/parser',
      parserOptions: { project: './tsconfig.json', sourceType: 'module' },
      plugins: ['@typescript-eslint'],
      extends: ['plugin:@typescript-eslint/recommended-type-checked'],
      rules: { quotes: 'off', '@typescript-eslint/quotes': ['error', 'single'], '@typescript-eslint/no-unsafe-argument': 'warn' },
    },
    { files: ['test/**/*.js', 'test/**/*.ts'], env: { mocha: true }, globals: { sinon: 'readonly' } },
  ],
};
