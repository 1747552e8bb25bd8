export default {
  extends: 'plugin:@typescript-eslint/strict',
  rules: { "max-params": ["error", 2], complexity: ['warn', { max: 2 }] },
};
