import { expect, test } from 'vitest';
import { readIndexFile, writeIndexFile } from './indexFile';
import type { SearchPage } from './pages';

const pages: SearchPage[] = [
  {
    path: '/a',
    title: 'A',
    kind: 'guides',
    description: 'About it.',
    intro: '',
    sections: [
      { anchor: 'plain-words', heading: 'Plain words!', text: '' },
      { anchor: 'own', heading: 'Its own', text: 'Text.', messages: ['No.'] },
    ],
  },
];

test('reads what it wrote', () =>
  expect(readIndexFile(writeIndexFile(pages))).toEqual(pages));

test('anchors that follow from their headings are not written', () => {
  const text = writeIndexFile(pages);
  expect(text).not.toContain('plain-words');
  expect(text).toContain('"own"');
});

test.each(['null', '[]', '{}', '{"pages":[]}', '{"pages":[{}],"pageCount":2}'])(
  '%s is no index',
  text => expect(() => readIndexFile(text)).toThrow("isn't a search index"),
);
