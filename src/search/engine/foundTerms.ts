import type { QueryWord } from './query';
import { stopWords } from './stopWords';

/** Terms of the index that a page was found by, each with the index of its word in the query. */
export type FoundTerms = ReadonlyMap<string, number>;

/** Finds out which word of the query each term comes from. Words that say nothing are left out. */
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
