const globals = require('globals');
const tseslint = require('typescript-eslint');

module.exports = tseslint.config(
  { languageOptions: { sourceType: 'commonjs', ecmaVersion: 2020 } },
  ...tseslint.configs.recommended,
  { files: ['**/*.js'], languageOptions: { sourceType: 'script', globals: { ...globals.node, $: 'readonly' } }, rules: { 'no-implicit-globals': 'error', 'no-undef': 'error', strict: ['error', 'global'] } },
);
