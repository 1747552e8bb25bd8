import { expect, test } from 'vitest';
import { attachParserErrors } from './attachParserErrors';
import { readParserErrors } from './parserErrors';

const errors = readParserErrors();

test('knows what the parser says to a file that is in no project', () => {
  const messages = errors.map(({ message }) => message).join('\n');
  expect(messages).toContain(
    'However, that TSConfig does not include this file',
  );
  expect(messages).toContain(
    'You have used a rule which requires parserServices',
  );
  expect(messages).not.toMatch(/\/tmp\/|https?:/);
});

const faq = {
  page: {
    path: '/troubleshooting/',
    title: 'FAQ',
    kind: 'guides' as const,
    description: '',
    intro: '',
    sections: errors.map(({ anchor }) => ({ anchor, heading: '', text: '' })),
  },
  aliases: [],
  options: [],
  code: '',
};

test('each error belongs to the section that explains it', () => {
  const [page] = attachParserErrors([faq], errors);
  expect(page?.page.sections.map(({ message }) => message)).toEqual(
    errors.map(({ message }) => message),
  );
});

test('names the section that an error has lost', () => {
  expect(() =>
    attachParserErrors([faq], [{ anchor: 'gone', message: 'It broke.' }]),
  ).toThrow(/no section #gone.*"It broke\."/);
});
