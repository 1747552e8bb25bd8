module.exports = {
  extends: ['airbnb-base', 'plugin:import/typescript', 'plugin:prettier/recommended'],
  env: { node: true },
  overrides: [
    {
      files: ['*.ts'],
      parser: '@typescript-eslint/parser',
      plugins: ['@typescript-eslint'],
      extends: ['plugin:@typescript-eslint/recommended'],
      rules: { 'no-shadow': 'off', '@typescript-eslint/no-shadow': 'error', 'no-use-before-define': 0 },
    },
    { files: ['test/**/*'], env: { mocha: true }, rules: { 'func-names': 'off', 'prefer-arrow-callback': 'off' } },
  ],
  settings: { 'import/extensions': ['.js', '.ts'], 'import/core-modules': ['electron'] },
  rules: { 'import/extensions': ['error', 'never'], 'no-underscore-dangle': ['error', { allowAfterThis: true }] },
};
