import markdown from '@eslint/markdown';
import vueParser from 'vue-eslint-parser';
import tseslint from 'typescript-eslint';

export default [
  { files: ['**/*.md'], plugins: { markdown }, processor: 'markdown/markdown' },
  { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.vue'] } } },
  ...tseslint.configs.recommended,
];
