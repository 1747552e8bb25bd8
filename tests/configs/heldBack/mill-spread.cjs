const base = { 'no-var': 2, 'object-shorthand': [2, 'always'] };
const forTests = { 'no-unused-expressions': 0 };

/** @type {import('eslint').Linter.Config} */
const config = {
  root: true,
  parser: require.resolve('@typescript-eslint/parser'),
  plugins: ['@typescript-eslint'],
  rules: Object.assign({}, base, { '@typescript-eslint/prefer-as-const': 2 }),
  overrides: [
    { files: ['*.test.js', '*.test.ts'], rules: { ...base, ...forTests }, env: { jest: true } },
  ],
};

module.exports = config;
