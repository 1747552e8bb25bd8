import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default [
  { ...js.configs.recommended, rules: { 'no-var': 'error' } },
  { ...tseslint.configs.disableTypeChecked, files: ['**/*.js'] },
  tseslint.configs.recommended[2],
];
