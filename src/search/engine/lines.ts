import type { SearchPage } from './pages';
import { withoutProduct } from './query';
import { weights } from './weights';
import { meaningOf, stopWords, wordsOf } from './words';

/** A word of a line. */
interface LineWord {
  term: string;
  /** One for all terms with the same meaning. */
  meaning: string;
  /** How much of the line it is. */
  weight: number;
}

/** A line of text as it is compared. */
export interface Line {
  words: readonly LineWord[];
  meanings: ReadonlySet<string>;
  weight: number;
}

/** A message that weighs less is in many texts by chance. */
const lightestMessage = 2.5;

/** The words of a text in order. */
export function lineOf(text: string): Line {
  const words = wordsOf(text).map(({ terms: [term = ''] }) => ({
    term,
    meaning: meaningOf(term),
    weight: stopWords.has(term) ? weights.line.stop : 1,
  }));
  return {
    words,
    meanings: new Set(words.map(({ meaning }) => meaning)),
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
  };
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
      return line.weight >= lightestMessage
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

/**
 * What share of the two lines they have in common, in the same order, and what share of the first. One
 * word is no line.
 */
function likeness(line: Line, query: Line): { both: number; ofLine: number } {
  const shared = line.words.filter(({ meaning }) =>
    query.meanings.has(meaning),
  );
  if (shared.length < 2) {
    return { both: 0, ofLine: 0 };
  }
  const common = commonWeight(shared, query.words);
  const ofLine = common / line.weight;
  return { both: (ofLine * common) / query.weight, ofLine };
}

/** The weight of the heaviest common subsequence. */
function commonWeight(a: readonly LineWord[], b: readonly LineWord[]): number {
  // The row of the usual table for the words of `a` so far, one cell for each end of `b`.
  const row = new Float32Array(b.length + 1);
  for (const { term, meaning, weight } of a) {
    let aboveLeft = 0;
    let left = 0;
    for (const [index, other] of b.entries()) {
      const above = row[index + 1] ?? 0;
      left = Math.max(above, left);
      if (meaning === other.meaning) {
        const likeness = term === other.term ? 1 : weights.line.synonym;
        left = Math.max(left, aboveLeft + weight * likeness);
      }
      row[index + 1] = left;
      aboveLeft = above;
    }
  }
  return row[b.length] ?? 0;
}
