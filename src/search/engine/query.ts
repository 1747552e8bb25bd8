import { stem } from './stem';
import { stopWords } from './stopWords';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { fold, wordsOf } from './words';

/** A term to look up in the index. */
export interface QueryTerm {
  term: string;
  /** How much it counts, 1 for a word as it was typed. */
  boost: number;
  /** Whether longer terms that start with it count as well. */
  prefix: boolean;
}

/** One word of a query, with all the terms it can match. */
export interface QueryWord {
  terms: QueryTerm[];
  /** How much of the query it is. */
  weight: number;
}

/** Longer queries are cut: they are pasted, and a pasted text says early what it is about. */
export const longestQuery = 512;
const mostWords = 32;
/** Of words that say little. */
const littleWeight = 0.1;
/** Of names in code, which rarely have another meaning. */
const codeWeight = 2;

/** What the name of a file ends with. */
const fileEnding = /\w\.(?:[cm]?[jt]sx?|json)$/;

/** Reads a query: which terms to look up for each of its words. */
export function parseQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const words = differentWords(text).slice(0, mostWords);
  return words.map((word, index) => {
    const [whole = '', ...parts] = word.terms;
    const next = words[index + 1];
    const unfinished = next === undefined && /[\p{L}\p{N}]$/u.test(text);
    const isExtension = word.isExtension && words.length > 1;
    return {
      weight:
        stopWords.has(whole) || isExtension
          ? littleWeight
          : isCode(word) && vocabulary.has(whole)
            ? codeWeight
            : 1,
      terms: weighted(isExtension ? littleWeight : 1, [
        ...termsFor(whole, word.typed, unfinished, vocabulary),
        ...parts.flatMap(part =>
          weighted(
            // A name that pages know is that name, and not its words.
            vocabulary.has(whole) ? 0.02 : 0.6,
            termsFor(part, part, false, vocabulary),
          ),
        ),
        ...(next ? joinedTerm(word.typed + next.typed, vocabulary) : []),
        ...(next === undefined && words.length > 2
          ? weighted(
              8,
              joinedTerm(words.map(({ typed }) => typed).join(''), vocabulary),
            )
          : []),
      ]),
    };
  });
}

/** Each word once: pasted text repeats itself, such as a stack of calls. */
function differentWords(query: string) {
  const words = wordsOf(query).map(({ start, end, terms }) => ({
    typed: fold(query.slice(start, end)),
    terms,
    isExtension: fileEnding.test(query.slice(0, end)),
  }));
  return [...new Map(words.map(word => [word.typed, word])).values()];
}

/** Whether a word is a name in camel case, or a code such as `TS2742`. */
function isCode({ terms, typed }: { terms: readonly string[]; typed: string }) {
  return terms.length > 1 || /^[a-z]+\d+$/.test(typed);
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
    ...((unfinished || !exact) &&
    !stopWords.has(term) &&
    vocabulary.hasPrefix(typed)
      ? [{ ...exactTerm(typed, exact ? 0.5 : 0.8), prefix: true }]
      : []),
    ...weighted(
      0.5,
      synonymsOf(term)
        .filter(synonym => vocabulary.has(synonym))
        .map(synonym => exactTerm(synonym, 1)),
    ),
  ];
  return terms.length > 0 || stopWords.has(term)
    ? terms
    : termsForUnknown(typed, vocabulary);
}

/** A word that no page has: perhaps two words. */
function termsForUnknown(typed: string, vocabulary: Vocabulary): QueryTerm[] {
  return (vocabulary.halvesOf(typed) ?? []).map(half => exactTerm(half, 0.8));
}

/** "ts config" means `tsconfig`. */
function joinedTerm(joined: string, vocabulary: Vocabulary): QueryTerm[] {
  const term = stem(joined);
  return vocabulary.has(term) ? [exactTerm(term, 1)] : [];
}

function exactTerm(term: string, boost: number): QueryTerm {
  return { term, boost, prefix: false };
}

function weighted(factor: number, terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.map(term => ({ ...term, boost: term.boost * factor }));
}
