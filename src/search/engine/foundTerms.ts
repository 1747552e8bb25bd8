import type { QueryWord } from './query';
import { stopWords } from './stopWords';

/** Terms of the index that a page was found by, and which word of the query each stands for. */
export type FoundTerms = ReadonlyMap<string, number>;

/** Finds out which word of the query each term stands for. Words that tell nothing are left out. */
export function foundTerms(
  words: readonly QueryWord[],
  terms: readonly string[],
): FoundTerms {
  const telling = terms.filter(term => !stopWords.has(term));
  return new Map(
    (telling.length > 0 ? telling : terms).map(term => [
      term,
      Math.max(
        0,
        words.findIndex(word =>
          word.terms.some(
            one =>
              one.term === term || (one.prefix && term.startsWith(one.term)),
          ),
        ),
      ),
    ]),
  );
}
