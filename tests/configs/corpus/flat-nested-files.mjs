import tseslint from 'typescript-eslint';

export default [
  { files: ['**/*.ts', ['**/*.js', 'example.*']], languageOptions: { parser: tseslint.parser }, plugins: { '@typescript-eslint': tseslint.plugin }, rules: { 'no-var': 'error', '@typescript-eslint/no-explicit-any': 'warn' } },
  { files: [['**/*.ts', 'src/**']], rules: { eqeqeq: 'error' } },
  { files: [['**/*.ts', 'example.*']], rules: { 'no-console': 'error' } },
];
