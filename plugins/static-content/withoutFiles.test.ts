import { expect, test } from 'vitest';
import withoutFiles from './withoutFiles.mjs';

const check = (code: string): string =>
  withoutFiles.call({ resourcePath: 'docs/a.md' } as never, code);

test('a static page with an image is refused', () => {
  expect(() =>
    check(
      'src: require("!/x/url-loader/index.js?limit=10!./logo.png").default',
    ),
  ).toThrow('docs/a.md shows or links ./logo.png');
});

test('text about files is none', () => {
  const code = '"const logo = require(\'./logo.png\')"';
  expect(check(code)).toBe(code);
});
