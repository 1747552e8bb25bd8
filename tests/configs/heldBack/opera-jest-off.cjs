'use strict';

module.exports = {
  root: true,
  plugins: ['jest'],
  env: { 'jest/globals': true, node: true },
  extends: ['plugin:jest/all', 'plugin:@typescript-eslint/recommended'],
  rules: { 'jest/require-hook': 'off', 'jest/prefer-expect-assertions': 'off', 'jest/no-if': 'error' },
  overrides: [{ files: ['!test/**/*.ts'], env: { 'jest/globals': false }, rules: { 'jest/no-disabled-tests': 0 } }],
};
