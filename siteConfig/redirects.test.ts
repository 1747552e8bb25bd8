import { expect, it } from 'vitest';
import { withPages } from './redirects';

it('a redirect to a page that is gone stops the build, and is named', () => {
  const good = { from: '/linting/configs', to: '/users/configs' };
  expect(withPages([good, { from: '/a', to: '/rules/semi' }])).toHaveLength(2);
  const post = { from: '/b', to: '/blog/parser-options-project-true' };
  expect(withPages([post])).toEqual([post]);
  expect(() => withPages([good, { from: '/a', to: '/users/nowhere' }])).toThrow(
    'siteConfig/redirects.ts leads /a to /users/nowhere, but no page has that address.',
  );
});
