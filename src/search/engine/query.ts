import { countSlips } from '../../text/countSlips';
import { weights } from './weights';
import {
  fold,
  remembering,
  stem,
  stopWords,
  synonymsOf,
  wordsOf,
} from './words';

/** Longer queries are cut: they are pasted, and a pasted text says early what it is about. */
export const longestQuery = 512;
const mostWords = 32;
/** Texts of so many words are pasted rather than typed: they have names of the reader's own. */
export const fewestPasted = 8;

export interface QueryTerm {
  term: string;
  /** How much it counts, 1 for a word as it was typed. */
  boost: number;
  /** Whether longer terms that start with it also count. */
  prefix: boolean;
}

/** One word of a query, with all the terms it can match, the likeliest first. */
export interface QueryWord {
  terms: QueryTerm[];
  /** How much of the query it is. */
  weight: number;
}

/** The names of operators, for readers who search for the operator itself. */
const operators = new Map([
  ['?.', 'optional chain'],
  ['??', 'nullish coalescing'],
  ['??=', 'nullish coalescing'],
  ['||', 'logical or'],
  ['!', 'non-null assertion'],
  ['!.', 'non-null assertion'],
  ['!!', 'strict boolean expressions'],
  ['===', 'strict boolean comparison'],
  ['+', 'plus operands'],
  ['//', 'comment'],
  ['///', 'triple slash reference'],
  ['#', 'private'],
]);

/** Operators that aren't punctuation in a sentence or a message, standing on their own. */
const operatorInText = /(?<=^|\s)(?:\?\?=?|\?\.|\|\||\/\/\/)(?=\s|$)/g;

/** What pages write in another way. */
const rewritten: readonly (readonly [shape: RegExp, replacement: string])[] = [
  [/(?<=\w|['">\]])\s+\|\s+(?=\w|['"[{])/g, ' union '],
  // A compiler's error as editors and people write it, and as messages have it.
  [/\bts ?\(?(\d{4,5})\b\)?/gi, 'TS$1'],
  [/^(?:error |code )?(\d{4,5})$/gi, 'TS$1'],
  // A release: `v7`.
  [/\b(version|from|to) (?=\d+\b(?!\.))/gi, '$1 v'],
];

/** Where a report is, as linters, compilers, and editors print it. */
const position =
  /(?:\(\d+,\s*\d+\)|(?<![\w.])\d+:\d+|:\d+(?::\d+)?\b)(?:[\s:-]+(?:error|warning)\b)?:?/gi;

/** The path of a file of the reader's, with one folder at least. */
const filePath =
  /(?:\b[a-z]:)?[\w.@*()[\]-]*(?:[\\/]+[\w.@*()[\]-]+)+\.[a-z]{2,5}\b/gi;

/** Files that pages speak of, wherever they are. */
const configFile = /[\w.-]*config[\w.-]*$|\.\w+rc(?:\.\w+)?$/i;

/** What a query says about a page: operators by their names, and without the product's name and places in the reader's code. */
export function readable(text: string): string {
  const typed = text.trim();
  const query =
    operators.get(typed) ??
    rewritten
      .reduce(
        (text, [shape, replacement]) => text.replaceAll(shape, replacement),
        typed,
      )
      .replaceAll(operatorInText, found => operators.get(found) ?? found);
  return [withoutProduct, withoutPlaces].reduce((rest, shorten) => {
    const shorter = shorten(rest);
    return tells(shorter) ? shorter.trim() : rest;
  }, query);
}

/** Every page is about this product, and every rule's full name starts with it. */
export function withoutProduct(text: string): string {
  return text.replaceAll(/@?\btypescript[- ]eslint\b(?:\/(?=\w))?/gi, ' ');
}

function withoutPlaces(query: string): string {
  return query
    .replaceAll(filePath, path => configFile.exec(path)?.[0] ?? ' ')
    .replaceAll(position, ' ');
}

function tells(text: string): boolean {
  return wordsOf(text).some(({ terms: [term = ''] }) => !stopWords.has(term));
}

/** What may be a word with a typing error: numbers, acronyms, and short words may not. */
const plainWord = /^\p{Lu}?\p{Ll}{3,}(?:\p{Lu}\p{Ll}+)*$/u;

/** The words of all pages, with which a query is read. */
export class Vocabulary {
  readonly #terms: ReadonlySet<string>;
  readonly #inTitles: ReadonlySet<string>;

  /** @param terms every term of the index @param titles of all pages */
  constructor(terms: ReadonlySet<string>, titles: readonly string[]) {
    this.#terms = terms;
    this.#inTitles = new Set(
      titles.flatMap(title => fold(title).match(/[\p{L}\p{N}]+/gu) ?? []),
    );
  }

  /** The query with each unknown word replaced by the one that was probably meant. */
  correct(query: string): string {
    const words = wordsOf(query);
    return words.length >= fewestPasted
      ? query
      : words.reduceRight((corrected, { start, end }, index) => {
          const typed = query.slice(start, end);
          const isUnfinished = index === words.length - 1;
          const meant =
            plainWord.test(typed) && !this.#isKnown(fold(typed), isUnfinished)
              ? this.#nearest(fold(typed))
              : undefined;
          return (
            corrected.slice(0, start) + (meant ?? typed) + corrected.slice(end)
          );
        }, query);
  }

  #isKnown(typed: string, isUnfinished: boolean): boolean {
    const term = stem(typed);
    return (
      stopWords.has(term) ||
      this.#terms.has(term) ||
      synonymsOf(term).length > 0 ||
      (isUnfinished && this.#startsTerm(typed))
    );
  }

  /** The word that was meant, among those in titles first. Every keystroke asks for the same words again. */
  readonly #nearest = remembering(200, (typed): string | undefined => {
    // How many letters may be wrong.
    const most = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3;
    const name = nearestOf(typed, this.#inTitles, most);
    const other = nearestOf(stem(typed), this.#terms, most);
    return name && (!other || name.slips <= other.slips)
      ? name.word
      : other?.word;
  });

  /** Reads a query: which terms to look up for each of its words. */
  parse(query: string): QueryWord[] {
    // Each word once: pasted text repeats itself, such as a stack of calls.
    const words = new Map(
      wordsOf(query).map(({ start, end, terms }) => [
        fold(query.slice(start, end)),
        terms,
      ]),
    );
    return [...words]
      .slice(0, mostWords)
      .map(([typed, [term = '', ...parts]]) => {
        // A single letter starts anything.
        const mayGoOn = typed.length > 1 || words.size === 1;
        const terms = this.#termsFor(term, typed, mayGoOn);
        return {
          weight: stopWords.has(term) ? weights.word.stop : 1,
          terms: terms.length > 0 ? terms : parts.map(usual),
        };
      });
  }

  #termsFor(term: string, typed: string, mayGoOn: boolean): QueryTerm[] {
    const synonyms = synonymsOf(term)
      .filter(synonym => this.#terms.has(synonym))
      .map(synonym => ({ ...usual(synonym), boost: weights.term.synonym }));
    // One that is a word already is no start: "any" is neither "anyway" nor "anything".
    if (this.#terms.has(term)) {
      return [usual(term), ...synonyms];
    }
    return mayGoOn && !stopWords.has(term) && this.#startsTerm(typed)
      ? [{ ...usual(typed), prefix: true }, ...synonyms]
      : synonyms;
  }

  #startsTerm(start: string): boolean {
    for (const term of this.#terms) {
      if (term.startsWith(start)) {
        return true;
      }
    }
    return false;
  }
}

function usual(term: string): QueryTerm {
  return { term, boost: 1, prefix: false };
}

function nearestOf(
  typed: string,
  words: Iterable<string>,
  most: number,
): { word: string; slips: number } | undefined {
  let nearest: { word: string; slips: number } | undefined;
  for (const word of words) {
    const least = nearest ? nearest.slips - 1 : most;
    // Hardly anyone mistypes the first letter.
    if (
      word.startsWith(typed.slice(0, 1)) &&
      Math.abs(word.length - typed.length) <= least
    ) {
      const slips = countSlips(typed, word, least);
      if (slips <= least) {
        nearest = { word, slips };
      }
    }
  }
  return nearest;
}
