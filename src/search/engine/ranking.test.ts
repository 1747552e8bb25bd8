import { expect, test } from 'vitest';
import type { QueryWord } from './query';
import { coverage, weighedByRarity } from './ranking';

function word(term: string): QueryWord {
  return { terms: [{ term, boost: 1, prefix: false }], weight: 1 };
}

test('a page with the rare word of a query covers more of it than one with the common word', () => {
  const found = [['lost'], ...Array.from({ length: 20 }, () => ['file'])];
  const words = weighedByRarity([word('lost'), word('file')], found, 40);
  const share = (...terms: string[]): number => coverage(words, new Set(terms));
  expect(share('lost')).toBeGreaterThan(share('file'));
  expect(share('lost', 'file')).toBe(1);
});
