const config = { plugins: [], extends: [], rules: {} };
config.extends.push('eslint:recommended', 'plugin:@typescript-eslint/recommended');
config.rules['no-debugger'] = 'warn';
Object.assign(config.rules, { 'no-alert': 'error' });
if (process.env.CI) {
  config.rules['no-console'] = 'error';
}
module.exports = config;
