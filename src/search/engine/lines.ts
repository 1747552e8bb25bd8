import type { SearchPage } from './pages';
import { withoutProduct } from './query';
import { weights } from './weights';
import { meaningOf, stopWords, wordsOf } from './words';

/** A line of text as it is compared: what its words mean, each with how much of the line it is. */
export type Line = ReadonlyMap<string, number>;

/** A line that weighs less is in many texts by chance. */
const lightestMessage = 2.5;

/** The words of a text, without their order. */
export function lineOf(text: string): Line {
  return new Map(
    wordsOf(text).map(({ terms: [term = ''] }) => [
      meaningOf(term),
      stopWords.has(term) ? weights.line.stop : 1,
    ]),
  );
}

/** The lines of a page that a query is compared with: without the product's name. */
export function linesOf({
  description,
  messages = [],
  otherNames = [],
  sections,
  title,
}: SearchPage): Line[] {
  const said = sections
    .flatMap(({ heading, messages = [] }) => [heading, ...messages])
    .concat(messages)
    // Readers paste one sentence of several.
    .flatMap(text => [text, ...text.split(/(?<=[.:…]) /)]);
  return [...new Set([title, description, ...otherNames, ...said])].map(text =>
    lineOf(withoutProduct(text)),
  );
}

/**
 * How well a query reads like a line of the page, from 0 to 1. A reader who pastes an error message searches
 * for a line, not for words.
 */
export function likenessOfLines(lines: readonly Line[], query: Line): number {
  return Math.max(...lines.map(line => likeness(line, query)));
}

/** What share of the two lines they have in common. One word is no line. */
function likeness(line: Line, query: Line): number {
  const shared = [...line].filter(([meaning]) => query.has(meaning));
  if (shared.length < 2) {
    return 0;
  }
  const common = weightOf(new Map(shared));
  const ofLine = common / weightOf(line);
  const ofBoth = (ofLine * common) / weightOf(query);
  // A report has more than the message: names of the reader's, and of the rule.
  return weightOf(line) >= lightestMessage
    ? Math.max(ofBoth, weights.line.wholeMessage * ofLine ** 3)
    : ofBoth;
}

function weightOf(line: Line): number {
  return [...line.values()].reduce((sum, weight) => sum + weight, 0);
}
