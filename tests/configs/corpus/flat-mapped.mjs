import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default [
  { ...js.configs.recommended, files: ['**/*.js', '**/*.ts'] },
  ...tseslint.configs.recommended.map(config => ({ ...config, files: ['**/*.ts'] })),
  ...[false && { rules: {} }, { rules: { 'no-alert': 2 } }].filter(Boolean),
];
