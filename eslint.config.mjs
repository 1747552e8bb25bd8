// @ts-check
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { terminology } from './scripts/prose/commentRule.mjs';

/** The project is linted with the very toolchain that it documents. */
export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      'build/',
      // Code that the tests read as it is
      'tests/engine/corpus/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: {
      reportUnusedDisableDirectives: 'error',
    },
    plugins: {
      prose: { rules: { terminology } },
    },
    rules: {
      'prose/terminology': 'error',
    },
  },
  {
    // Not the tests: a fixture's `use` is none of React's.
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  ...boundaries,
);
