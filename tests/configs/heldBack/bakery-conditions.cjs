const isCi = Boolean(process.env.CI);
module.exports = {
  root: true,
  extends: ['eslint:recommended', 'plugin:@typescript-eslint/strict', 'prettier'],
  rules: {
    eqeqeq: ['error', 'smart'],
    'no-debugger': 'error',
    '@typescript-eslint/no-invalid-void-type': 'off',
  },
  overrides: [
    {
      files: ['scripts/*.js'],
      env: { node: true },
      rules: { '@typescript-eslint/no-var-requires': 'off', 'no-console': 'off' },
    },
  ],
};
