module.exports = {
  root: true,
  env: { node: true, es2021: true },
  parser: '@typescript-eslint/parser',
  parserOptions: { sourceType: 'module', ecmaVersion: 2020 },
  plugins: ['@typescript-eslint', 'import', 'simple-import-sort'],
  settings: { 'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] } },
  extends: [
    'eslint:recommended',
    'plugin:import/errors',
    'plugin:import/warnings',
    'plugin:import/typescript',
    'plugin:@typescript-eslint/recommended',
  ],
  rules: {
    'import/no-default-export': 'error',
    'import/no-cycle': ['error', { maxDepth: 3 }],
    'simple-import-sort/imports': 'error',
  },
  overrides: [{ files: ['*.config.ts', '*.config.js'], rules: { 'import/no-default-export': 'off' } }],
};
