import { expect, test } from 'vitest';
import {
  readSearchAddress,
  searchAddress,
  sharedPlaygroundHash,
} from './searchAddress';

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

test('a link of a playground is found in what is shared', () => {
  const hash = '#code=N4Igtg9&fileType=.tsx';
  const link = `https://typescript-eslint.io/play/${hash}`;
  for (const shared of [
    { url: link },
    { q: `Look at this: ${link.replace('play/', 'play')} (today)` },
  ]) {
    const search = `?${new URLSearchParams(Object.entries(shared)).toString()}`;
    expect(sharedPlaygroundHash(search)).toBe(hash);
  }
  expect(
    sharedPlaygroundHash('?q=https://www.typescriptlang.org/play/%23code/JYW'),
  ).toBeUndefined();
});

test('an address that is shared is looked for', () => {
  const url = 'https://typescript-eslint.io/rules/no-shadow';
  expect(readSearchAddress(`?url=${url}`).query).toBe(url);
  expect(readSearchAddress(`?q=shadow&url=${url}`).query).toBe('shadow');
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
  search => expect(readSearchAddress(search)).toEqual({ query: 'a', page: 0 }),
);
