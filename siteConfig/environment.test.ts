import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browsers, readBaseUrl } from './environment';

it('is the root of the host unless it is set', () => {
  expect(readBaseUrl({})).toBe('/');
  expect(readBaseUrl({ BASE_URL: '' })).toBe('/');
});

it.each(['/', '/docs/', '/v7.11/docs/'])('may be %s', baseUrl =>
  expect(readBaseUrl({ BASE_URL: baseUrl })).toBe(baseUrl),
);

it.each(['docs', '/docs', 'docs/', '/../', '//', '/a b/', 'C:/docs/'])(
  'may not be %s',
  baseUrl =>
    expect(() => readBaseUrl({ BASE_URL: baseUrl })).toThrow(
      `BASE_URL is "${baseUrl}", which isn't a path of folders. Write it with a slash at both ends, as in: BASE_URL=/docs/`,
    ),
);

it('browsers are named as esbuild names them', () => {
  expect(browsers.length).toBeGreaterThan(3);
  for (const browser of browsers) {
    expect(browser).toMatch(/^(?:chrome|edge|firefox|safari)\d+$/);
  }
});

it('the README says the same', () => {
  const readme = readFileSync(
    join(import.meta.dirname, '../README.md'),
    'utf8',
  );
  const [, sentence = ''] = /^The site supports (.*?):/m.exec(readme) ?? [];
  const versions = browsers.map(browser => /\d+$/.exec(browser)?.[0] ?? '');
  expect(sentence.match(/\d+/g)).toEqual([...new Set(versions)]);
});
