export default [
  { ignores: ['**/*.js', '!example.js', 'vendor/'] },
  { name: 'mine/ignores', ignores: ['**/*.tsx'] },
  { ignores: ['*.ts'], rules: { 'no-var': 'error' } },
  { ignores: ['example.*', '!*.ts'], rules: { eqeqeq: 'error' } },
  { rules: { 'no-debugger': 'error' } },
];
