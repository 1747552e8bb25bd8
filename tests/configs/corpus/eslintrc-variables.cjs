const path = require('path');
const OFF = 0, WARN = 1, ERROR = 2;
// Rules for all
const baseRules = {
  'no-var': ERROR,
  'no-console': [WARN, { allow: ['error'] }],
};
const tsRules = { ...baseRules, 'no-var': OFF, '@typescript-eslint/prefer-for-of': ERROR };
const tsconfig = path.join(__dirname, 'tsconfig.json');

module.exports = {
  env: { browser: true, node: true },
  rules: baseRules,
  overrides: [
    { files: ['**/*.ts', '**/*.tsx'], parser: '@typescript-eslint/parser', parserOptions: { project: [tsconfig] }, plugins: ['@typescript-eslint'], rules: { ...tsRules, eqeqeq: WARN } },
  ],
};
