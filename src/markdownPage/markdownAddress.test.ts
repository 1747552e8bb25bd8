import { expect, it } from 'vitest';
import { markdownAddress } from './markdownAddress';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/docs', '/docs/', '/docs/index.md'],
  ['/rules/no-shadow', '/', '/rules/no-shadow.md'],
  ['/rules/', '/', '/rules.md'],
  ['/docs/users', '/docs/', '/docs/users.md'],
  ['/play', '/', undefined],
  ['/search', '/', undefined],
  ['/404.html', '/', undefined],
])('%s below %s is at %s', (path, baseUrl, address) =>
  expect(markdownAddress(path, baseUrl)).toBe(address),
);
