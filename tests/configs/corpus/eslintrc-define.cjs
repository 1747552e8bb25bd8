// @ts-check
const { defineConfig } = require('eslint-define-config');
module.exports = defineConfig({
  root: true,
  env: { es2022: true, jest: true },
  extends: ['plugin:@typescript-eslint/stylistic'],
  rules: { 'jest/expect-expect': 'error', 'prefer-template': 'error' },
});
