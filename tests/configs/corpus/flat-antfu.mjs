import antfu from '@antfu/eslint-config';

export default antfu(
  { typescript: true, stylistic: { indent: 2 } },
  { rules: { 'no-console': 'off', 'ts/ban-ts-comment': 'off' } },
  [{ files: ['**/*.ts'], rules: { 'no-var': 'error' } }],
);
