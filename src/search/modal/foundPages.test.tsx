import { beforeEach, expect, test } from 'vitest';
import {
  readFoundPages,
  rememberPage,
  removePage,
  savePage,
} from './foundPages';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__documentation';

const page = (url: string) => ({ url, hierarchy: { lvl1: `Page ${url}` } });

beforeEach(() => localStorage.clear());

test('keeps the last pages, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 3]) {
    rememberPage(page(`/${String(number)}`));
  }
  expect(readFoundPages().recent.map(({ url }) => url)).toEqual([
    '/3',
    '/8',
    '/7',
    '/6',
    '/5',
    '/4',
    '/2',
  ]);
});

test('a saved page stays in its own list until it is removed', () => {
  rememberPage(page('/a'));
  rememberPage(page('/b'));
  expect(savePage(page('/a'))).toEqual({
    saved: [page('/a')],
    recent: [page('/b')],
  });
  rememberPage(page('/a'));
  expect(readFoundPages().recent).toEqual([page('/b')]);
  expect(removePage(page('/a'))).toEqual({ saved: [], recent: [page('/b')] });
});

test('a page that DocSearch kept is one', () => {
  const kept = {
    ...page('/rules/semi#options'),
    objectID: '1',
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0: 'Rules', lvl1: 'semi', lvl2: 'Options', lvl3: null },
  };
  localStorage.setItem(recentKey, JSON.stringify([kept]));
  expect(readFoundPages().recent).toEqual([kept]);
});

test.each([
  '',
  'null',
  '5',
  '{',
  '{"0":1}',
  '[null]',
  '[5]',
  '["/a"]',
  '[{}]',
  '[{"url":"/a","hierarchy":null}]',
  '[{"url":"/a","hierarchy":{"lvl1":{}}}]',
  '[{"url":"/a","hierarchy":{"lvl1":"A","lvl2":[]}}]',
  '[{"url":"javascript:alert(1)","hierarchy":{"lvl1":"A"}}]',
  '[{"url":"//other.example","hierarchy":{"lvl1":"A"}}]',
  '[{"url":"/\\\\other.example","hierarchy":{"lvl1":"A"}}]',
])('%s is junk, and goes', junk => {
  localStorage.setItem(recentKey, junk);
  expect(readFoundPages().recent).toEqual([]);
  expect(localStorage.getItem(recentKey)).toBe('[]');
});

test('what is next to junk stays', () => {
  localStorage.setItem(recentKey, JSON.stringify([null, page('/a'), 5]));
  expect(readFoundPages().recent).toEqual([page('/a')]);
});
