import { extract, highlight, placesIn } from './extract';
import type { FoundTerms } from './foundTerms';
import type { SearchPage, Section } from './pages';
import type { PageResult, SectionResult } from './results';
import type { RankedPage } from './searchIndex';

/** A found page as it is shown. */
export function present(
  { page, terms }: RankedPage,
  mostSections: number,
): PageResult {
  return {
    url: page.path,
    kind: page.kind,
    ...(page.status && { status: page.status }),
    title: highlight(page.title, terms),
    extract: tellsByTitle(page, terms)
      ? extract([page.description], terms)
      : extract(linesOfPage(page), terms),
    sections: bestSections(page, terms, mostSections),
  };
}

/** Whether most of what was found is in the title: then a reader wants to know what the page is. */
function tellsByTitle(page: SearchPage, terms: FoundTerms): boolean {
  const words = wordCount(terms);
  return 2 * placesIn(page.title, terms).size > words;
}

/** How many words of the query were found. */
function wordCount(terms: FoundTerms): number {
  return new Set([...terms.values()].map(({ word }) => word)).size;
}

/** The sections with most of the words that the page has, the best first. */
function bestSections(
  page: SearchPage,
  terms: FoundTerms,
  most: number,
): SectionResult[] {
  const words = wordCount(terms);
  return page.sections
    .map(section => ({ section, score: scoreOf(section, terms) }))
    .filter(({ score }) => score >= Math.max(2, words))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ section }) => ({
      url: `${page.path}#${section.anchor}`,
      heading: highlight(section.heading, terms),
      extract: extract(linesOf(section), terms),
    }));
}

/** A word in the heading counts twice: it is what the section is about. */
function scoreOf(section: Section, terms: FoundTerms): number {
  return (
    2 * placesIn(section.heading, terms).size +
    Math.max(...linesOf(section).map(line => placesIn(line, terms).size))
  );
}

function linesOf({ messages = [], text }: Section): string[] {
  return text.split('\n').concat(messages);
}

/** First what tells most about the page as a whole. */
function linesOfPage({
  description,
  intro,
  messages = [],
  sections,
}: SearchPage): string[] {
  return [description, ...messages, ...intro.split('\n')].concat(
    sections.flatMap(linesOf),
  );
}
