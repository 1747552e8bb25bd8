import { expect, test } from 'vitest';
import { readSearchAddress, searchAddress } from './searchAddress';

test.each([
  [{ query: 'no-any', page: 0 }, '/search?q=no-any'],
  [
    { query: 'a & b=c #1', kind: 'rules' as const, page: 2 },
    '/search?q=a+%26+b%3Dc+%231&in=rules&page=3',
  ],
  [{ query: '', page: 0 }, '/search?q='],
])('%j is written and read', (view, address) => {
  expect(searchAddress(view)).toBe(address);
  expect(readSearchAddress(address.replace('/search', ''))).toEqual(view);
});

test('a query that is no text in UTF-8, or code, is a query all the same', () => {
  expect(readSearchAddress('?q=%E0%A4%A&page=-1e99')).toEqual({
    query: '\uFFFD%A',
    page: 0,
  });
  expect(readSearchAddress('?q=constructor&page=__proto__')).toEqual({
    query: 'constructor',
    page: 0,
  });
});

test.each(['?q=a&page=0', '?q=a&page=-1', '?q=a&page=1.5', '?q=a&page=x&in=y'])(
  'what makes no sense in %s is passed over',
  search => {
    expect(readSearchAddress(search)).toEqual({ query: 'a', page: 0 });
  },
);
