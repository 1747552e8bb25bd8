import { expect, test } from 'vitest';
import { keepReadersWords } from './readersWords';

function parse(frontMatter: Record<string, unknown>) {
  return keepReadersWords(() => Promise.resolve({ frontMatter, content: '' }))({
    filePath: '',
    fileContent: '',
    defaultParseFrontMatter: () => {
      throw new Error('It has to go on with the parser that it was given.');
    },
  });
}

test('the words of readers are not for the head of the page', async () => {
  const { frontMatter } = await parse({ id: 'a', keywords: ['b'] });
  expect(frontMatter).toEqual({ id: 'a', readersWords: ['b'] });
});

test('other pages stay as they are', async () => {
  const { frontMatter } = await parse({ id: 'a' });
  expect(frontMatter).toEqual({ id: 'a' });
});
