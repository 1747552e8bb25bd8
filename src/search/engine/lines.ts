import type { SearchPage } from './pages';
import { withoutProduct } from './query';
import { weights } from './weights';
import { meaningOf, stopWords, wordsOf } from './words';

/** A line of text as it is compared: what its words mean, each with how much of the line it is. */
export type Line = ReadonlyMap<string, number>;

/** A message that weighs less is in many texts by chance. */
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

/** The lines of a page that a query is compared with. */
export interface PageLines {
  /** What the page is called, and what it says of itself. */
  names: Line[];
  /** What linters and compilers say, and the headings that quote it. */
  messages: Line[];
}

/**
 * How well a query reads like a line of the page, from 0 to 1. A reader who pastes an error message searches
 * for a line, not for words.
 */
export function likenessOfLines(lines: PageLines, query: Line): number {
  return Math.max(
    ...lines.names.map(line => likeness(line, query).both),
    ...lines.messages.map(line => {
      const { both, ofLine } = likeness(line, query);
      // A report has more than the message: names of the reader's, and of the rule.
      return weightOf(line) >= lightestMessage
        ? Math.max(both, weights.line.wholeMessage * ofLine ** 3)
        : both;
    }),
  );
}

/** The lines of a page, as they are compared: without the product's name. */
export function linesOf({
  description,
  messages = [],
  otherNames = [],
  sections,
  title,
}: SearchPage): PageLines {
  const lineOfPage = (text: string): Line => lineOf(withoutProduct(text));
  return {
    names: [title, description, ...otherNames].map(lineOfPage),
    messages: sections
      .flatMap(({ heading, messages = [] }) => [
        heading,
        // It may quote several messages, and say more than them.
        ...(heading.match(/"[^"]{16,}"/g) ?? []),
        ...messages,
      ])
      .concat(messages)
      .map(lineOfPage),
  };
}

/** What share of the two lines they have in common, and what share of the first. One word is no line. */
function likeness(line: Line, query: Line): { both: number; ofLine: number } {
  const shared = [...line].filter(([meaning]) => query.has(meaning));
  if (shared.length < 2) {
    return { both: 0, ofLine: 0 };
  }
  const common = weightOf(new Map(shared));
  const ofLine = common / weightOf(line);
  return { both: (ofLine * common) / weightOf(query), ofLine };
}

function weightOf(line: Line): number {
  return [...line.values()].reduce((sum, weight) => sum + weight, 0);
}
