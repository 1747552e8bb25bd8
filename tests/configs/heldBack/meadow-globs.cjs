module.exports = {
  root: true,
  extends: ['plugin:@typescript-eslint/recommended-type-checked', 'plugin:@typescript-eslint/stylistic-type-checked'],
  parserOptions: {
    EXPERIMENTAL_useProjectService: true,
    tsconfigRootDir: __dirname,
  },
  reportUnusedDisableDirectives: true,
  overrides: [
    {
      files: ['./**/*.{js,cjs,mjs}'],
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
    },
    {
      files: ['**/__tests__/**/*.[jt]s?(x)', '**/?(*.)+(spec|test).[jt]s?(x)'],
      extends: ['plugin:jest/recommended', 'plugin:jest/style'],
      rules: { 'jest/expect-expect': ['warn', { assertFunctionNames: ['expect', 'verify'] }] },
    },
  ],
};
