import {
  mostSections,
  type PageKind,
  type RuleStatus,
  type SearchPage,
  type Section,
} from './pages';
import type { FoundTerms } from './ranking';
import type { RankedPage } from './searchIndex';
import { partsOf, type Word, wordsOf } from './words';

/** A piece of a text: what the query found in it is marked. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A page, or a section of it, as a link that answers. */
export interface Hit {
  /** The path of the page's route, and the section's anchor. */
  url: string;
  heading: TextPart[];
  extract: TextPart[];
}

/** A page that a query found, with the headings on it that fit best. */
export interface PageResult {
  /** The path of its route: without the base URL, which links add. */
  url: string;
  kind: PageKind;
  status?: RuleStatus;
  title: TextPart[];
  /** The page, which is before its sections except for one that answers better than the page as a whole. */
  hits: Hit[];
}

/** One page of results. */
export interface SearchResults {
  pages: PageResult[];
  /** How many pages were found in all. */
  total: number;
  /** Whether there may be more than those. */
  hasMore?: boolean;
}

/** A found page as it is shown. */
export function present({ page, terms }: RankedPage): PageResult {
  const sections = bestSections(page, terms);
  const [best] = sections;
  const show = (section: Section): Hit => ({
    url: `${page.path}#${section.anchor}`,
    heading: highlight(section.heading, terms),
    extract: extract(linesOf(section), terms),
  });
  const title = highlight(page.title, terms);
  const whole: Hit = {
    url: page.path,
    heading: title,
    // Where most of what was found is in the title, a reader wants to know what the page is.
    extract:
      2 * placesIn(page.title, terms).size > wordCount(terms)
        ? extract([page.description], terms)
        : extract([...startOf(page), ...page.sections.flatMap(linesOf)], terms),
  };
  const shown = sections.slice(0, mostSections).map(show);
  return {
    url: page.path,
    kind: page.kind,
    ...(page.status && { status: page.status }),
    title,
    hits: shown.toSpliced(best && answers(best, page, terms) ? 1 : 0, 0, whole),
  };
}

function wordCount(terms: FoundTerms): number {
  return new Set([...terms.values()].map(({ word }) => word)).size;
}

/** The sections with most of the words that the page has, the best first. */
function bestSections(page: SearchPage, terms: FoundTerms): Section[] {
  const words = wordCount(terms);
  return page.sections
    .map(section => ({ section, score: scoreOf(section, terms) }))
    .filter(({ score }) => score >= Math.max(2, words))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** A word in the heading counts more: it is what the section is about. */
function scoreOf(section: Section, terms: FoundTerms): number {
  return (
    placesIn(section.heading, terms).size +
    2 * mostWords([section.heading], linesOf(section), terms)
  );
}

/** Whether a section has words of the query, some in its heading, that the page doesn't begin with. */
function answers(
  section: Section,
  page: SearchPage,
  terms: FoundTerms,
): boolean {
  const title = [page.title];
  const headings = [page.title, section.heading];
  return (
    mostWords(headings, [''], terms) > mostWords(title, [''], terms) &&
    mostWords(headings, linesOf(section), terms) >
      mostWords(title, startOf(page), terms)
  );
}

/** How many words of the query are in the headings, and in the line that has most of the others. */
function mostWords(
  headings: readonly string[],
  lines: readonly string[],
  terms: FoundTerms,
): number {
  return Math.max(
    ...lines.map(line => placesIn([...headings, line].join('\n'), terms).size),
  );
}

function linesOf({ messages = [], text }: Section): string[] {
  return text.split('\n').concat(messages);
}

/** What is above the first heading, first what tells most about the page as a whole. */
function startOf({ description, intro, messages = [] }: SearchPage): string[] {
  return [description, ...messages, ...intro.split('\n')];
}

const longestExtract = 160;

function highlight(text: string, found: FoundTerms): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const mark = markIn(text.slice(word.start, word.end), word, found);
    if (mark) {
      const start = word.start + mark.start;
      parts.push({ text: text.slice(end, start), marked: false });
      end = word.start + mark.end;
      parts.push({ text: text.slice(start, end), marked: true });
    }
  }
  parts.push({ text: text.slice(end), marked: false });
  return parts.filter(part => part.text !== '');
}

/** The line that tells most about why the query found it, cut to what fits under a title; the first one where all are alike. */
function extract(lines: readonly string[], found: FoundTerms): TextPart[] {
  let [best = ''] = lines;
  let most = 0;
  for (const line of lines) {
    const count = placesIn(line, found).size;
    if (count > most) {
      best = line;
      most = count;
    }
  }
  return highlight(cut(best, found), found);
}

function placesIn(text: string, found: FoundTerms): Set<number> {
  return new Set(
    wordsOf(text).flatMap(({ terms }) =>
      terms.flatMap(term => found.get(term)?.word ?? []),
    ),
  );
}

/** The part of a word that was found: all of it, its first letters, or one of the words in it. */
function markIn(
  word: string,
  { terms }: Word,
  found: FoundTerms,
): { start: number; end: number } | undefined {
  const term = terms.find(one => found.has(one));
  if (term === undefined) {
    return undefined;
  }
  const { start, end } = partsOf(word).find(part => part.term === term) ?? {
    start: 0,
    end: word.length,
  };
  return {
    start,
    end: Math.min(end, start + (found.get(term)?.letters ?? end)),
  };
}

/** The part of a line around its first found word, at the borders of words. */
function cut(line: string, found: FoundTerms): string {
  if (line.length <= longestExtract) {
    return line;
  }
  const words = wordsOf(line);
  const first =
    words.find(({ terms }) => terms.some(one => found.has(one)))?.start ?? 0;
  // Some words before the found one, unless the start of the line also fits.
  const from =
    first < longestExtract / 2
      ? 0
      : (words.find(({ start }) => start >= first - longestExtract / 4)
          ?.start ?? 0);
  const to =
    words.filter(({ end }) => end <= from + longestExtract).at(-1)?.end ??
    from + longestExtract;
  return `${from > 0 ? '… ' : ''}${line.slice(from, to)}${to < line.length ? ' …' : ''}`;
}
