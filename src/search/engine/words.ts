import { stem } from './stem';

/** A word in a text: where it is, and the terms that the index has for it. */
export interface Word {
  start: number;
  end: number;
  terms: readonly string[];
}

const wordLike = /[\p{L}\p{N}]+/gu;
const humps =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{Lu}+|\p{N}+/gu;

/**
 * The words of a text in its order. A name in camel case is one word with several terms: `ignoreVoid`
 * becomes `ignorevoid`, `ignor`, and `void`.
 */
export const wordsOf = remembering(4_000, (text): readonly Word[] =>
  [...text.matchAll(wordLike)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    terms: termsOf(word),
  })),
);

/** All terms of a text in its order. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const word of text.match(wordLike) ?? []) {
    terms.push(...termsOf(word));
  }
  return terms;
}

/** The terms that one word becomes; the first is the word as a whole. */
export const termsOf = remembering(20_000, (word): readonly string[] => [
  ...new Set([stem(fold(word)), ...partsOf(word).map(({ term }) => term)]),
]);

/** Texts repeat their words, and every keystroke reads the same lines again. */
function remembering<Result>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return text => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= most) {
        known.clear();
      }
      result = make(text);
      known.set(text, result);
    }
    return result;
  };
}

/** The words in a name in camel case, each with its place and term. A usual word has none. */
export function partsOf(
  word: string,
): { start: number; end: number; term: string }[] {
  return /\p{Ll}\p{Lu}|^v\d/u.test(word)
    ? [...word.matchAll(humps)].map(({ 0: part, index }) => ({
        start: index,
        end: index + part.length,
        term: stem(fold(part)),
      }))
    : [];
}

/** Lowercase, without accents. */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A name without what divides its words: `no-explicit-any` and `noExplicitAny` are the same. */
export function nameKey(name: string): string {
  return (fold(name).match(wordLike) ?? []).join('');
}
