import tsPlugin from '@typescript-eslint/eslint-plugin';
import tsParser from '@typescript-eslint/parser';
import n from 'eslint-plugin-n';

export default [
  {
    files: ['**/*.ts', '**/*.js'],
    languageOptions: { parser: tsParser },
    plugins: { ts: tsPlugin, n },
    rules: {
      'ts/no-explicit-any': 'error',
      'ts/no-unused-vars': ['warn', { args: 'none' }],
      'ts/no-such-rule': 'error',
      'n/no-missing-import': 'error',
    },
  },
];
