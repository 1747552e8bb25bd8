module.exports = { root: true, extends: ['eslint:recommended'] };
module.exports.rules = { 'no-var': 'error' };
module.exports.rules['eqeqeq'] = ['error', 'smart'];
module.exports.overrides = [{ files: ['*.ts'], extends: ['plugin:@typescript-eslint/strict'] }];
