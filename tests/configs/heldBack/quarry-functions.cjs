const path = require('path');

const off = ['no-console', 'no-continue'];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  extends: ['airbnb-base', 'plugin:@typescript-eslint/recommended'],
  parserOptions: { project: path.join(__dirname, 'tsconfig.json') },
  settings: { 'import/resolver': { node: { extensions: ['.js', '.ts'] } } },
  rules: {
    'no-continue': 'off',
    'no-plusplus': 'off',
    'no-restricted-syntax': ['error', 'ForInStatement', 'LabeledStatement', 'WithStatement'],
    '@typescript-eslint/lines-between-class-members': ['error', 'always', { exceptAfterSingleLine: true }],
  },
};
