import { singular } from '../../text/singular';

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
