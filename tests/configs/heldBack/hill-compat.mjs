import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const dirname = path.dirname(fileURLToPath(import.meta.url));
const compat = new FlatCompat({ baseDirectory: dirname, recommendedConfig: js.configs.recommended, allConfig: js.configs.all });

export default tseslint.config(
  { ignores: ['build'] },
  js.configs.recommended,
  ...compat.extends('airbnb-base'),
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { project: true, tsconfigRootDir: dirname } } },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  { rules: { 'no-console': ['warn', { allow: ['warn', 'error'] }], 'import/prefer-default-export': 'off' } },
);
