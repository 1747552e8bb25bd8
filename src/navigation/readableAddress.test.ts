import { expect, it } from 'vitest';
import { readableAddress } from './readableAddress';

it.each([
  ['/docs/users/configs.html', '', '/docs/users/configs?q=1'],
  ['/docs/users/index.html', '#a', '/docs/users?q=1#a'],
  ['/docs/index.html', '', '/docs/?q=1'],
  ['/docs/%E0%A4%A', '', '/docs/%25E0%25A4%25A?q=1'],
  ['/docs/rules', '#100%', '/docs/rules?q=1#100%25'],
  ['/docs/users/configs', '#%C3%A9', '/docs/users/configs?q=1#%C3%A9'],
  ['/docs/', '', '/docs/?q=1'],
])('%s%s', (pathname, hash, expected) => {
  const address = { hash, pathname, search: '?q=1' };
  expect(readableAddress(address, '/docs/')).toBe(expected);
});
