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

test.each(['?q=a&page=0', '?q=a&page=-1', '?q=a&page=1.5', '?q=a&page=x&in=y'])(
  'what makes no sense in %s is passed over',
  search => {
    expect(readSearchAddress(search)).toEqual({ query: 'a', page: 0 });
  },
);
