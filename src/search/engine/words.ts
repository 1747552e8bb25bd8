import { singular } from '../../text/singular';

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
export function remembering<Result>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return text => {
    if (!known.has(text)) {
      if (known.size >= most) {
        known.clear();
      }
      known.set(text, make(text));
    }
    return known.get(text) as Result;
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

const vowel = /[aeiouy]/;

/**
 * Takes a lowercase English word back to what its forms have in common: `promises` and `promised` to
 * `promis`, `assertions` and `assert` to `assert`. The result need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  return withoutEnding(singular(word));
}

/** The endings of verbs and of the nouns made from them, the longest first. */
const endings: readonly { ending: RegExp; atLeast: number }[] = [
  { ending: /at(?:ion|ed|ing|e)$/, atLeast: 4 },
  { ending: /(?<=[st])ion$/, atLeast: 5 },
  { ending: /(?<!t)e?ment$/, atLeast: 4 },
  { ending: /ing$/, atLeast: 3 },
  { ending: /ed$/, atLeast: 3 },
  { ending: /ly$/, atLeast: 4 },
  { ending: /e$/, atLeast: 3 },
];

function withoutEnding(word: string): string {
  for (const { ending, atLeast } of endings) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= atLeast && vowel.test(rest)) {
      return singleConsonant(rest);
    }
  }
  return word;
}

/** `running` without its ending is `runn`; `install` keeps both of its letters. */
function singleConsonant(rest: string): string {
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/**
 * Terms that most texts have, so that they tell nothing about a page. They count in names alone:
 * `no-for-in-array` is found by "for in".
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also an and are aren as at be because been but by can could couldn d did didn do does doesn
  doing don each for from get gets had has hasn have haven here how i if in into is isn it its ll m me more most my of
  on one only or other our out over own re s same should shouldn since so some such t than that the their them then
  there these they this those to too under until up ve versus very vs was wasn we were what when where which while
  who why will with won would wouldn you your`
    .split(/\s+/)
    .map(stem),
);

/** Words that mean the same to readers who search this site. */
const groups = [
  'variable var vars',
  'function func fn functions',
  'parameter param params argument args',
  'configuration config configure configs setting settings',
  'setup install installation installing',
  'performance perf slow slowness speed fast faster minutes',
  'memory heap oom',
  'nullish null undefined nullable',
  'disable off ignore suppress silence disabling',
  'cast casting assertion assert',
  'monorepo monorepos workspace workspaces',
  'migrate migration upgrade upgrading port moving',
  'unused dead',
  'semicolon semicolons semi',
  'indentation indent indenting tabs',
  'whitespace spacing spaces space',
  'ban forbid prevent prohibit restrict limit avoid',
  'property prop properties field',
  'regex regexp regular',
  'format formatting formatter prettier style',
  'order ordering sort sorted alphabetical',
  'typescript ts',
  'javascript js',
  'types type typed',
  'string strings str',
  'number num numeric',
  'boolean bool',
  'duplicate duplicated repeated dupe twice',
  'preset presets shareable',
  'version versions supported',
  'team maintainers maintainer maintain',
  'forgot forgotten forget missing',
  'playground online',
  'new changed announcing',
  'test tester',
  'parse parser',
  'lint linter',
  'exclamation bang null',
  'pr pull',
  'logo branding brand',
  'breaking major semver',
  'floating dangling unhandled',
  'sponsor donate donation fund',
  'enum enumeration',
  'redundant unnecessary useless needless unneeded superfluous',
  'accessibility visibility public private protected',
  'constituent member',
  'plus add addition adding sum concatenation concat',
  'compare comparison equal equality',
  'exhaustive exhaustiveness handled covered',
  'reject rejection',
  'throw raise',
  'readonly immutable mutable',
  'editor vscode ide',
  'ci pipeline',
  'chat discord',
  'loop iterate iteration',
  'committer contributor',
  'merge combine unify unified',
  'initial initialize init',
  'max maximum limit',
].map(group => [...new Set(group.split(' ').map(stem))]);

/** The other terms for what a term means. */
export const synonymsOf = remembering(20_000, (term): readonly string[] => {
  const alike = groups.filter(group => group.includes(term)).flat();
  return [...new Set(alike)].filter(other => other !== term);
});

/** One term for all terms with the same meaning. */
export function meaningOf(term: string): string {
  return [term, ...synonymsOf(term)].sort()[0] ?? term;
}
