import { expect, test } from 'vitest';
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
