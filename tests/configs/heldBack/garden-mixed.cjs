/*
 * The scripts are plain JavaScript; all else is TypeScript.
 */
module.exports = {
  root: true,
  extends: ['eslint:recommended'],
  plugins: ['prettier', 'simple-import-sort'],
  env: { es2022: true, node: true },
  rules: { 'prettier/prettier': 'error' },
  overrides: [
    { files: ['*.cjs', '*.mjs'] },
    { files: ['*.mjs'], parserOptions: { sourceType: 'module', ecmaVersion: 2022 } },
    {
      files: ['*.ts'],
      parser: '@typescript-eslint/parser',
      parserOptions: { tsconfigRootDir: __dirname, project: ['./tsconfig.json'] },
      extends: [
        'plugin:@typescript-eslint/recommended',
        'plugin:@typescript-eslint/recommended-requiring-type-checking',
      ],
      rules: { 'simple-import-sort/imports': 'warn', '@typescript-eslint/no-floating-promises': 'error' },
    },
  ],
};
