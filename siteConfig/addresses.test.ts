import { expect, test } from 'vitest';
import { cleanPath, decodePath } from './addresses';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/users/configs', '/users/configs'],
  ['/users/configs/', '/users/configs'],
  ['/users/configs.html', '/users/configs'],
  ['/users/configs/index.html', '/users/configs'],
  ['/404.html', '/404'],
  ['/assets/js/main.0a1b2c3d.js', '/assets/js/main.0a1b2c3d.js'],
])('%s', (path, clean) => expect(cleanPath(path)).toBe(clean));

test.each([
  [
    '/rules/%40typescript-eslint/array-type',
    '/rules/@typescript-eslint/array-type',
  ],
  ['/100%', '/100%'],
])('%s without escapes', (path, decoded) =>
  expect(decodePath(path)).toBe(decoded),
);
