import type { SearchPage } from './pages';
import { meaningOf } from './synonyms';
import { wordsOf } from './words';

/** A line of words, each by its first term. */
type Line = readonly string[];

const linesOfPages = new WeakMap<SearchPage, Line[]>();

/** The words of a text in order. */
export function lineOf(text: string): Line {
  return wordsOf(text).map(({ terms: [term = ''] }) => meaningOf(term));
}

/**
 * How well a query reads like a line of the page (its name, what it says of itself, a
 * heading, or a message), from
 * 0 to 1. A reader who pastes an error message searches for a line, not for words.
 */
export function phraseMatch(page: SearchPage, query: Line): number {
  let lines = linesOfPages.get(page);
  if (lines === undefined) {
    lines = [
      page.title,
      page.description,
      ...page.sections.flatMap(({ heading, message = [] }) =>
        [heading].concat(message),
      ),
      ...(page.messages ?? []),
    ].map(lineOf);
    linesOfPages.set(page, lines);
  }
  return Math.max(0, ...lines.map(line => likeness(line, query)));
}

/** What share of the two lines they have in common, in the same order. One word is no line. */
function likeness(line: Line, query: Line): number {
  const shared = line.filter(word => query.includes(word));
  const common = shared.length < 2 ? 0 : commonLength(shared, query);
  return common < 2 ? 0 : common ** 2 / (line.length * query.length);
}

/** The length of the longest common subsequence. */
function commonLength(a: Line, b: Line): number {
  // The row of the usual table for the words of `a` so far, one cell for each end of `b`.
  const row = new Uint8Array(b.length + 1);
  for (const word of a) {
    let aboveLeft = 0;
    for (let end = 1; end <= b.length; end++) {
      const above = row[end] ?? 0;
      row[end] =
        word === b[end - 1]
          ? aboveLeft + 1
          : Math.max(above, row[end - 1] ?? 0);
      aboveLeft = above;
    }
  }
  return row[b.length] ?? 0;
}
