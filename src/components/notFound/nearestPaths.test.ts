import { expect, it } from 'vitest';
import { nearestPaths } from './nearestPaths';

const paths = [
  '/rules/',
  '/rules/no-floating-promises',
  '/rules/no-misused-promises',
  '/rules/quotes',
  '/users/configs',
  '/blog',
];

it('finds the path that a misspelled one was meant to be', () => {
  expect(nearestPaths('/rules/no-floating-promise', paths)[0]).toBe(
    '/rules/no-floating-promises',
  );
});

it('finds a page under another section', () => {
  expect(nearestPaths('/docs/linting/configs', paths)[0]).toBe(
    '/users/configs',
  );
});

it('takes a file name for the page', () => {
  expect(nearestPaths('/rules/Quotes.html', paths)[0]).toBe('/rules/quotes');
});

it('offers nothing for a path like no other', () => {
  expect(nearestPaths('/x7zzzzzzzzzzzzzzzz', paths)).toEqual([]);
});
