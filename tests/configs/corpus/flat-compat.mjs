import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FlatCompat } from '@eslint/eslintrc';
import { fixupConfigRules } from '@eslint/compat';
import js from '@eslint/js';

const __filename = fileURLToPath(import.meta.url);
const __dirname = path.dirname(__filename);
const compat = new FlatCompat({ baseDirectory: __dirname, recommendedConfig: js.configs.recommended });

export default [
  ...fixupConfigRules(compat.extends('eslint:recommended', 'plugin:@typescript-eslint/recommended', 'next')),
  ...compat.config({ env: { jest: true }, overrides: [{ files: ['*.tsx'], rules: { 'react/jsx-key': 2, 'no-var': 1 } }] }),
  ...compat.env({ browser: true }),
  ...compat.plugins('import'),
];
