import { expect, test } from 'vitest';
import compilerErrors from '../../data/compiler-errors.json';
import type { SearchPage } from '../../src/search/engine/pages';
import { addCompilerErrors } from './makeFiles';

const page: SearchPage = {
  path: '/faq',
  title: 'FAQ',
  kind: 'guides',
  description: '',
  intro: '',
  sections: ['one', 'two'].map(anchor => ({ anchor, heading: '', text: '' })),
  messages: ['It says so itself.'],
};

const unused = "TS6133: '…' is declared but its value is never read.";

test('each error belongs to the page or section that helps', () => {
  const [changed, other] = addCompilerErrors(
    [page, { ...page, path: '/other' }],
    [
      { page: '/faq#two', codes: [6133] },
      { page: '/faq', codes: [6133] },
    ],
  );
  expect(changed?.sections.map(({ messages }) => messages)).toEqual([
    undefined,
    [unused],
  ]);
  expect(changed?.messages).toEqual(['It says so itself.', unused]);
  expect(other?.messages).toEqual(page.messages);
});

test('names the sections that pages do not have', () =>
  expect(() =>
    addCompilerErrors([page], [{ page: '/faq#gone', codes: [6133] }]),
  ).toThrow(/no \/faq#gone/));

test('names a number that the compiler does not have', () =>
  expect(() =>
    addCompilerErrors([page], [{ page: '/faq', codes: [1] }]),
  ).toThrow(/compiler-errors\.json lists TS1 for \/faq/));

test('is content with a site that has only a part of the pages', () =>
  expect(
    addCompilerErrors([page], [{ page: '/gone#two', codes: [6133] }]),
  ).toEqual([page]));

test('each number is listed once for a page', () => {
  const listed = compilerErrors.pages.flatMap(({ page, codes }) =>
    codes.map(code => `${page} ${String(code)}`),
  );
  expect(new Set(listed).size).toBe(listed.length);
});
