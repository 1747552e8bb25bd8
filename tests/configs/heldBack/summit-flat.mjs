// @ts-check
import react from 'eslint-plugin-react';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default [
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { react, 'react-hooks': hooks },
    settings: { react: { version: 'detect' } },
    rules: {
      'react/jsx-uses-vars': 'error',
      'react-hooks/rules-of-hooks': 'error',
      '@typescript-eslint/no-non-null-assertion': 'warn',
    },
  },
  { ignores: ['**/*.generated.ts'] },
  { files: ['scripts/**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly' } } },
];
