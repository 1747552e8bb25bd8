import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

const __dirname = path.dirname(fileURLToPath(import.meta.url));
const compat = new FlatCompat({
  baseDirectory: __dirname,
  recommendedConfig: js.configs.recommended,
});

export default [
  ...compat.extends('airbnb-base', 'plugin:@typescript-eslint/recommended', 'prettier'),
  {
    rules: { 'no-console': 'off', 'import/no-extraneous-dependencies': ['error', { devDependencies: true }] },
  },
];
