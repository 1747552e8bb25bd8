import { expect, test } from 'vitest';
import type { SearchPage } from '../../src/search/engine/pages';
import { attachErrors } from './attachErrors';

const page: SearchPage = {
  path: '/faq',
  title: 'FAQ',
  kind: 'guides',
  description: '',
  intro: '',
  sections: ['one', 'two'].map(anchor => ({ anchor, heading: '', text: '' })),
  messages: ['It says so itself.'],
};

test('each error belongs to the page or section that explains it', () => {
  const [attached] = attachErrors(
    [page, { ...page, path: '/other' }],
    [
      { path: '/faq', anchor: 'two', message: 'First.' },
      { path: '/faq', anchor: 'two', message: 'Second.' },
      { path: '/faq', message: 'Third.' },
    ],
  );
  expect(attached?.sections.map(({ messages }) => messages)).toEqual([
    undefined,
    ['First.', 'Second.'],
  ]);
  expect(attached?.messages).toEqual(['It says so itself.', 'Third.']);
});

test('names the sections that pages do not have', () => {
  expect(() =>
    attachErrors(
      [page],
      [{ path: '/faq', anchor: 'gone', message: 'It broke.' }],
    ),
  ).toThrow(/no \/faq#gone.*"It broke\."/);
});

test('is content with a site that has only a part of the pages', () => {
  const errors = [{ path: '/gone', anchor: 'two', message: 'It broke.' }];
  expect(attachErrors([page], errors)).toEqual([page]);
});
