import { expect, it } from 'vitest';
import { describeFailure } from './describeFailure';

it.each([
  ['/', '/users/configs', '/users/configs'],
  ['/', '/users/configs/', '/users/configs'],
  ['/', '/users/configs.html', '/users/configs'],
  ['/', '/', '/'],
  ['/', '/no-such-page', null],
  ['/docs/', '/docs/users', '/docs/users'],
])('built for %s: a part of %s failed', (builtFor, pathname, canonical) =>
  expect(describeFailure(builtFor, pathname, canonical)).toMatch(
    /could not be fetched/,
  ),
);

it('mentions the base URL on the page for what isn’t there', () =>
  expect(describeFailure('/docs/', '/no-such-page', null)).toContain(
    'its baseUrl may be wrong: it was built for /docs/.',
  ));

it.each([
  ['/', '/wrong/', '/', '/wrong/'],
  ['/', '/wrong/users/configs', '/users/configs', '/wrong/'],
  ['/', '/wrong/index.html', '/', '/wrong/'],
  ['/', '/a/b/rules/', '/rules/', '/a/b/'],
  ['/docs/', '/users', '/docs/users', '/'],
])(
  'built for %s, but %s is served from elsewhere',
  (builtFor, pathname, canonical, base) =>
    expect(describeFailure(builtFor, pathname, canonical)).toContain(
      `built for ${builtFor}, but is served from ${base}:`,
    ),
);
