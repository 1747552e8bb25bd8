import { expect, it } from 'vitest';
import { readBaseUrl } from './baseUrl.mjs';

it('is the root of the host unless it is set', () => {
  expect(readBaseUrl({})).toBe('/');
  expect(readBaseUrl({ BASE_URL: '' })).toBe('/');
});

it.each(['/', '/docs/', '/v7.11/docs/'])('may be %s', baseUrl => {
  expect(readBaseUrl({ BASE_URL: baseUrl })).toBe(baseUrl);
});

it.each(['docs', '/docs', 'docs/', '/../', '//', '/a b/', 'C:/docs/'])(
  'may not be %s',
  baseUrl => {
    expect(() => readBaseUrl({ BASE_URL: baseUrl })).toThrow(
      `BASE_URL is "${baseUrl}", which isn't a path of folders. Write it with a slash at both ends, as in: BASE_URL=/docs/`,
    );
  },
);
