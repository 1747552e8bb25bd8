import type { QueryWord } from './query';
import { stopWords } from './stopWords';

/** How a term of the index was found. */
export interface FoundTerm {
  /** The index of the query's word that it comes from. */
  word: number;
  /** How many of its letters the query has, if it goes on. */
  letters?: number;
}

/** The terms of the index that a page was found by. */
export type FoundTerms = ReadonlyMap<string, FoundTerm>;

/** Finds out which word of the query each term comes from. Words that say nothing are left out. */
export function foundTerms(
  words: readonly QueryWord[],
  terms: readonly string[],
): FoundTerms {
  const telling = terms.filter(term => !stopWords.has(term));
  return new Map(
    (telling.length > 0 ? telling : terms).map(term => [
      term,
      wholeTerm(words, term) ?? startOfTerm(words, term) ?? { word: 0 },
    ]),
  );
}

function wholeTerm(
  words: readonly QueryWord[],
  term: string,
): FoundTerm | undefined {
  const word = words.findIndex(({ terms }) =>
    terms.some(one => one.term === term),
  );
  return word < 0 ? undefined : { word };
}

function startOfTerm(
  words: readonly QueryWord[],
  term: string,
): FoundTerm | undefined {
  for (const [word, { terms }] of words.entries()) {
    const start = terms.find(
      one => one.prefix && term.startsWith(one.term),
    )?.term;
    if (start !== undefined) {
      return { word, letters: start.length };
    }
  }
  return undefined;
}
