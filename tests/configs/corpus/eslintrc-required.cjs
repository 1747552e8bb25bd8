const base = require('./eslint-base');
module.exports = {
  ...base,
  parser: require.resolve('@typescript-eslint/parser'),
  extends: [require.resolve('eslint-config-airbnb-base'), 'plugin:@typescript-eslint/recommended'],
  rules: { ...base.rules, 'no-alert': 'error', ...require('./more-rules') },
};
