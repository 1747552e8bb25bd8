import eslintPluginPrettierRecommended from 'eslint-plugin-prettier/recommended';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  tseslint.configs.base,
  tseslint.configs.eslintRecommended,
  { settings: { a: { b: 1 } } },
  { name: 'named', settings: { a: { c: [2] } }, rules: { '@typescript-eslint/no-namespace': 'error', 'no-extra-semi': 'error' } },
  eslintPluginPrettierRecommended,
);
