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

/** A word as it was typed, folded, with the terms that the index may have for it. */
interface TypedWord {
  typed: string;
  terms: readonly string[];
  /** Whether it is the ending of a file's name. */
  isExtension: boolean;
  isQuoted: boolean;
}

/** Longer queries are cut: they are pasted, and a pasted text says early what it is about. */
export const longestQuery = 512;
const mostWords = 32;
/** Texts of so many words are pasted rather than typed: names in them may be the reader's own. */
export const fewestPasted = 8;
/** Of words that say little. */
const littleWeight = 0.1;
/** Of names in code, which rarely have another meaning. */
const codeWeight = 2;

/** Of words in quotes, which in a message are mostly names of the reader's own. */
const quotedWeight = 0.2;
/** How many words a message has around them. */
const fewestAround = 2;

/** Text in quotes of a kind, but no apostrophe. */
const quoted = /(?<!\w)(['"`])[^'"`]{1,60}\1(?!\w)/g;

/** What the name of a file ends with. */
const fileEnding = /\w\.(?:[cm]?[jt]sx?|json)$/;

/** How much a part of a name counts, and a part of a name that pages know: it is that name. */
const partBoost = { unknown: 0.6, known: 0.02 };
/** How much a name counts that was typed with spaces in it, and is all of the query. */
const wholeQueryBoost = 8;

/** Reads a query: which terms to look up for each of its words. */
export function parseQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const words = differentWords(text).slice(0, mostWords);
  const isMessage =
    words.filter(word => !word.isQuoted && !isStopWord(word)).length >=
    fewestAround;
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    const isExtension = word.isExtension && words.length > 1;
    const own = termsOfWord(word, isLast && isUnfinished, vocabulary).filter(
      // A single letter starts anything.
      ({ term, prefix }) => !prefix || term.length > 1 || words.length === 1,
    );
    return {
      weight: isExtension
        ? littleWeight
        : weightOf(word, isMessage, vocabulary),
      terms: weighted(isExtension ? littleWeight : 1, [
        ...own,
        ...termsAcross(words, index, vocabulary),
      ]),
    };
  });
}

/** How much of a query a word is. */
function weightOf(
  word: TypedWord,
  isMessage: boolean,
  vocabulary: Vocabulary,
): number {
  const [whole = ''] = word.terms;
  if (isStopWord(word)) {
    return littleWeight;
  }
  if (isMessage && word.isQuoted) {
    return quotedWeight;
  }
  return isCode(word) && vocabulary.has(whole) ? codeWeight : 1;
}

/** The terms for a word as a whole, and for the parts of a name in camel case. */
function termsOfWord(
  { terms: [whole = '', ...parts], typed }: TypedWord,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const boost = partBoost[vocabulary.has(whole) ? 'known' : 'unknown'];
  return [
    ...termsFor(whole, typed, isUnfinished, vocabulary),
    ...parts.flatMap(part =>
      weighted(boost, termsFor(part, part, false, vocabulary)),
    ),
  ];
}

/** The terms that a word is only a part of: with the next one, or with all others. */
function termsAcross(
  words: readonly TypedWord[],
  index: number,
  vocabulary: Vocabulary,
): QueryTerm[] {
  if (index < words.length - 1) {
    return joinedTerm(words.slice(index, index + 2), vocabulary);
  }
  return words.length > 2
    ? weighted(wholeQueryBoost, joinedTerm(words, vocabulary))
    : [];
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
    isExtension: fileEnding.test(query.slice(0, end)),
    isQuoted: quotes.some(({ from, to }) => from <= start && end <= to),
  }));
  return [...new Map(words.map(word => [word.typed, word])).values()];
}

function isStopWord({ terms: [whole = ''] }: TypedWord): boolean {
  return stopWords.has(whole);
}

/** Whether a word is a name in camel case, or a code such as `TS2742`. */
function isCode({ terms, typed }: TypedWord): boolean {
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
function joinedTerm(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
): QueryTerm[] {
  const term = stem(words.map(({ typed }) => typed).join(''));
  return vocabulary.has(term) ? [exactTerm(term, 1)] : [];
}

function exactTerm(term: string, boost: number): QueryTerm {
  return { term, boost, prefix: false };
}

function weighted(factor: number, terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.map(term => ({ ...term, boost: term.boost * factor }));
}
