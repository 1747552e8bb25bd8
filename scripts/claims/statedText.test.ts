import { describe, expect, it, test } from 'vitest';
import { parseMarkdown } from '../../plugins/markdown/pageTree';
import { isStated, readStatedTexts } from './readClaims';

test('paragraphs, headings, items, cells and rows are read without markup', () => {
  const tree = parseMarkdown(
    [
      '## `default`',
      'All of\n[them](./x.md). Really.',
      '- `array`: Always `T[]`.',
      '| Type | Reported |\n| --- | --- |\n| `any` | no |',
    ].join('\n\n'),
    'page.md',
  );
  expect(readStatedTexts(tree)).toEqual([
    'default',
    'All of them. Really.',
    'array: Always T[].',
    'Type | Reported',
    'Type',
    'Reported',
    'any | no',
    'any',
    'no',
  ]);
});

describe('isStated', () => {
  const texts = ['Types are checked. Values (`new X()`) are not.', 'A cell'];

  it.each([
    'Types are checked.',
    'Values (`new X()`) are not.',
    'Types are checked. Values (`new X()`) are not.',
    'A cell',
  ])('finds “%s”', quote => expect(isStated(texts, quote)).toBe(true));

  it.each(['Types are', 'are checked.', 'Types were checked.', 'cell'])(
    'refuses “%s”, which is no whole sentence',
    quote => expect(isStated(texts, quote)).toBe(false),
  );
});
