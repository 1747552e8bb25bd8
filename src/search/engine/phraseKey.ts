import { withoutProduct } from './readable';
import { stem } from './stem';
import { stopWords } from './stopWords';
import { termsIn, wordsOf } from './words';

/** How readers say that something should not be allowed. */
const forbidding = setOf('avoid ban disallow forbid no prevent prohibit stop');

/** How they say that something should be done. What it is says as much without. */
const requiring = setOf('always enforce must need prefer require use want');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem));
}

/**
 * What readers call something, in a form that is the same however they say it: "how do I disallow an
 * enum" and "forbid enums".
 */
export function phraseKey(text: string): string {
  const [first = '', ...rest] = wordsOf(withoutProduct(text))
    .map(({ terms: [term = ''] }) => term)
    .filter(term => !stopWords.has(term));
  if (rest.length === 0) {
    return first || termsIn(text).join(' ');
  }
  return [
    ...(forbidding.has(first) ? ['no'] : requiring.has(first) ? [] : [first]),
    ...rest,
  ].join(' ');
}
