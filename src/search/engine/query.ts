import { stem } from './stem';
import { stopWords } from './stopWords';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';
import { fold, wordsOf } from './words';

/** A term to look up in the index. */
export interface QueryTerm {
  term: string;
  /** How much it counts, 1 for a word as it was typed. */
  boost: number;
  /** Whether longer terms that start with it also count. */
  prefix: boolean;
}

/** One word of a query, with all the terms it can match. */
export interface QueryWord {
  terms: QueryTerm[];
  /** How much of the query it is. */
  weight: number;
}

/** A word as it was typed, folded, with the terms that the index may have for it. */
interface TypedWord {
  typed: string;
  terms: readonly string[];
  isQuoted: boolean;
}

/** Longer queries are cut: they are pasted, and a pasted text says early what it is about. */
export const longestQuery = 512;
const mostWords = 32;
/** Texts of so many words are pasted rather than typed: names in them may be the reader's own. */
export const fewestPasted = 8;
/** How many words a message has around them. */
const fewestAround = 2;

/** Text in quotes of a kind, but no apostrophe. */
const quoted = /(?<!\w)(['"`])[^'"`]{1,60}\1(?!\w)/g;

/** Reads a query: which terms to look up for each of its words. */
export function parseQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const words = differentWords(text).slice(0, mostWords);
  const isMessage =
    words.filter(word => !word.isQuoted && !isStopWord(word)).length >=
    fewestAround;
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    const own = termsOfWord(word, isLast && isUnfinished, vocabulary).filter(
      // A single letter starts anything.
      ({ term, prefix }) => !prefix || term.length > 1 || words.length === 1,
    );
    return {
      weight: weightOf(word, isMessage),
      terms: [...own, ...joinedTerm(words.slice(index, index + 2), vocabulary)],
    };
  });
}

/** How much of a query a word is. */
function weightOf(word: TypedWord, isMessage: boolean): number {
  if (isStopWord(word)) {
    return weights.word.stop;
  }
  return isMessage && word.isQuoted ? weights.word.quoted : 1;
}

/** The terms for a word as a whole, and for the parts of a name in camel case. */
function termsOfWord(
  { terms: [whole = '', ...parts], typed }: TypedWord,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const { part: partBoost, partOfKnown } = weights.term;
  const boost = vocabulary.has(whole) ? partOfKnown : partBoost;
  return [
    ...termsFor(whole, typed, isUnfinished, vocabulary),
    ...parts.flatMap(part =>
      weighted(boost, termsFor(part, part, false, vocabulary)),
    ),
  ];
}

/** Each word once: pasted text repeats itself, such as a stack of calls. */
function differentWords(query: string): TypedWord[] {
  const quotes = [...query.matchAll(quoted)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  const words = wordsOf(query).map(({ start, end, terms }) => ({
    typed: fold(query.slice(start, end)),
    terms,
    isQuoted: quotes.some(({ from, to }) => from <= start && end <= to),
  }));
  return [...new Map(words.map(word => [word.typed, word])).values()];
}

function isStopWord({ terms: [whole = ''] }: TypedWord): boolean {
  return stopWords.has(whole);
}

function termsFor(
  term: string,
  typed: string,
  unfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const exact = vocabulary.has(term);
  const terms = [
    ...(exact ? [exactTerm(term, 1)] : []),
    ...(stopWords.has(term)
      ? []
      : longerTerms(typed, exact, unfinished, vocabulary)),
    ...weighted(
      weights.term.synonym,
      synonymsOf(term)
        .filter(synonym => vocabulary.has(synonym))
        .map(synonym => exactTerm(synonym, 1)),
    ),
  ];
  return terms.length > 0 || stopWords.has(term)
    ? terms
    : termsForUnknown(typed, vocabulary);
}

/**
 * The terms that start with a word. One that is a word already is the start of names only: "any" is
 * neither "anyway" nor "anything".
 */
function longerTerms(
  typed: string,
  exact: boolean,
  unfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  if (exact) {
    return unfinished
      ? vocabulary
          .inNamesFrom(typed)
          .map(term => exactTerm(term, weights.term.prefixOfWord))
      : [];
  }
  return vocabulary.hasPrefix(typed)
    ? [{ term: typed, boost: 1, prefix: true }]
    : [];
}

/** A word that no page has: perhaps two words. */
function termsForUnknown(typed: string, vocabulary: Vocabulary): QueryTerm[] {
  return (vocabulary.halvesOf(typed) ?? []).map(half => exactTerm(half, 1));
}

/** The term that two words are together: "ts config" means `tsconfig`. */
function joinedTerm(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
): QueryTerm[] {
  const term = stem(words.map(({ typed }) => typed).join(''));
  return words.length > 1 && vocabulary.has(term) ? [exactTerm(term, 1)] : [];
}

function exactTerm(term: string, boost: number): QueryTerm {
  return { term, boost, prefix: false };
}

function weighted(factor: number, terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.map(term => ({ ...term, boost: term.boost * factor }));
}
