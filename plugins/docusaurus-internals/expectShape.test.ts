import { expect, it } from 'vitest';
import { replaceOnce } from './expectShape.mjs';

it('replaces what is there once', () =>
  expect(replaceOnce('a link here', /link/g, '[$&]', 'page.html')).toBe(
    'a [link] here',
  ));

it.each([
  ['nothing', 0],
  ['link, link', 2],
])('stops at "%s", and names the place', (text, count) =>
  expect(() => replaceOnce(text, /link/g, '', 'page.html')).toThrow(
    `page.html is not what this site relies on: /link/g matches it once, and here ${String(count)} times. A package has changed`,
  ),
);
