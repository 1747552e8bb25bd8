import { expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  '/rules/',
  '/rules/no-explicit-any',
  '/rules/no-floating-promises',
  '/rules/no-misused-promises',
  '/rules/quotes',
  '/getting-started/typed-linting',
  '/troubleshooting/',
  '/users/configs',
  '/blog',
].map(path => ({ path }));

it.each([
  ['/rules/no-floating-promise', '/rules/no-floating-promises'],
  ['/docs/linting/configs', '/users/configs'],
  ['/user/config', '/users/configs'],
  ['/docs/getting-started/typed-linting', '/getting-started/typed-linting'],
  ['/rules/Quotes.html', '/rules/quotes'],
  ['/USERS/CONFIGS', '/users/configs'],
  ['/rules/no-explicit-any.md', '/rules/no-explicit-any'],
  ['/rules/no-explicit-any.mdx', '/rules/no-explicit-any'],
  ['/rules/@typescript-eslint/no-explicit-any', '/rules/no-explicit-any'],
  ['/rules/typescript-eslint/no-explicit-any', '/rules/no-explicit-any'],
  ['/blog/page/2', '/blog'],
  ['/linting/troubleshooting/typed', '/getting-started/typed-linting'],
])('%s was meant to be %s', (missing, path) =>
  expect(nearestPages(missing, pages)[0]).toEqual({ path }),
);

it('offers nothing for a path like no other', () =>
  expect(nearestPages('/x7zzzzzzzzzzzzzzzz', pages)).toEqual([]));
