module.exports = {
  root: true,
  env: { browser: true },
  plugins: ['jsx-a11y', 'react', 'react-hooks'],
  extends: ['plugin:jsx-a11y/strict', 'plugin:react/all'],
  parser: '@typescript-eslint/parser',
  settings: { react: { version: '17.0' }, 'jsx-a11y': { components: { Link: 'a' } } },
  rules: {
    'react/jsx-max-depth': 'off',
    'react/forbid-component-props': 0,
    'react-hooks/rules-of-hooks': 2,
    'react-hooks/exhaustive-deps': 1,
    'jsx-a11y/img-has-alt': 'error',
  },
};
