module.exports = {
  root: true,
  extends: ['eslint:recommended'],
  env: { es6: true },
  overrides: [
    {
      files: ['*.js'],
      extends: ['airbnb-base'],
      rules: { 'import/no-unresolved': 'off' },
    },
    {
      files: ['*.ts'],
      extends: ['airbnb-base', 'plugin:@typescript-eslint/recommended'],
      rules: { 'import/extensions': 0, 'no-shadow': 0, '@typescript-eslint/no-shadow': 2 },
    },
  ],
};
