import { expect, test } from 'vitest';
import { cleanPath } from './fileList';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/users/configs', '/users/configs'],
  ['/users/configs/', '/users/configs'],
  ['/users/configs.html', '/users/configs'],
  ['/users/configs/index.html', '/users/configs'],
  ['/404.html', '/404'],
  ['/assets/js/main.0a1b2c3d.js', '/assets/js/main.0a1b2c3d.js'],
])('%s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
