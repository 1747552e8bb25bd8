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
  /** Whether terms that are spelled almost like it count as well. */
  fuzzy: boolean;
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

/** The names of operators, for readers who search for the operator itself. */
const operators = new Map([
  ['?.', 'optional chain'],
  ['??', 'nullish coalescing'],
  ['??=', 'nullish coalescing'],
  ['!', 'non-null assertion'],
  ['!.', 'non-null assertion'],
  ['===', 'strict boolean comparison'],
  ['+', 'plus operands'],
  ['//', 'comment'],
  ['///', 'triple slash reference'],
  ['#', 'private'],
]);

/** Reads a query: which terms to look up for each of its words. */
export function parseQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const query = readable(text);
  const words = differentWords(query).slice(0, mostWords);
  return words.map((word, index) => {
    const [whole = '', ...parts] = word.terms;
    const next = words[index + 1];
    const unfinished = next === undefined;
    return {
      weight: stopWords.has(whole) ? 0.1 : 1,
      terms: [
        ...termsFor(whole, word.typed, unfinished, vocabulary),
        ...parts.flatMap(part =>
          weighted(
            vocabulary.has(whole) ? 0.15 : 0.6,
            termsFor(part, part, false, vocabulary),
          ),
        ),
        ...(next ? joinedTerm(word.typed + next.typed, vocabulary) : []),
        ...(unfinished && words.length > 2
          ? weighted(
              8,
              joinedTerm(words.map(({ typed }) => typed).join(''), vocabulary),
            )
          : []),
      ],
    };
  });
}

/** Each word once: pasted text repeats itself, such as a stack of calls. */
function differentWords(query: string) {
  const words = wordsOf(query).map(({ start, end, terms }) => ({
    typed: fold(query.slice(start, end)),
    terms,
  }));
  return [...new Map(words.map(word => [word.typed, word])).values()];
}

/** The words that a query is about. */
export function readable(text: string): string {
  const typed = text.trim();
  const query = operators.get(typed) ?? typed;
  // Every page is about this product, and every rule's full name starts with it.
  const rest = query.replaceAll(/@?typescript-eslint(?:\/(?=\w))?/gi, ' ');
  return wordsOf(rest).some(({ terms: [term = ''] }) => !stopWords.has(term))
    ? rest
    : query;
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

/** A word that no page has: perhaps two words, or one with a typing error. */
function termsForUnknown(typed: string, vocabulary: Vocabulary): QueryTerm[] {
  const halves = splitIntoKnown(typed, vocabulary);
  if (halves) {
    return halves.map(half => exactTerm(half, 0.8));
  }
  const term = stem(typed);
  return term.length < 4 ? [] : [{ ...exactTerm(term, 0.8), fuzzy: true }];
}

function splitIntoKnown(
  typed: string,
  vocabulary: Vocabulary,
): [string, string] | undefined {
  for (let at = typed.length - 4; at >= 4; at--) {
    const first = stem(typed.slice(0, at));
    const second = stem(typed.slice(at));
    if (vocabulary.has(first) && vocabulary.has(second)) {
      return [first, second];
    }
  }
  return undefined;
}

/** "ts config" means `tsconfig`. */
function joinedTerm(joined: string, vocabulary: Vocabulary): QueryTerm[] {
  const term = stem(joined);
  return vocabulary.has(term) ? [exactTerm(term, 1)] : [];
}

function exactTerm(term: string, boost: number): QueryTerm {
  return { term, boost, prefix: false, fuzzy: false };
}

function weighted(factor: number, terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.map(term => ({ ...term, boost: term.boost * factor }));
}
