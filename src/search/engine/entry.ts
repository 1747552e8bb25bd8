import { type PageTerms, termsOfPage } from './fields';
import type { FoundTerms } from './foundTerms';
import type { SearchPage } from './pages';
import { linesOf, type PageLines } from './phrases';
import { namesOf, type PageNames } from './typedNames';

/** A page, and what of it queries are compared with. */
export interface Entry extends Pick<PageTerms, 'sections'> {
  page: SearchPage;
  names: PageNames;
  lines: PageLines;
}

/** A page that a query found. */
export interface Found {
  entry: Entry;
  score: number;
  /** The terms of the index that it was found by, each with the index of its word in the query. */
  terms: FoundTerms;
}

/** Reads a page, for the index too. */
export function readPage(
  page: SearchPage,
): Pick<PageTerms, 'fields'> & { entry: Entry } {
  const { fields, sections } = termsOfPage(page);
  return {
    fields,
    entry: { page, names: namesOf(page), lines: linesOf(page), sections },
  };
}

/** The best come first. */
export function byScore(
  a: Pick<Found, 'score'>,
  b: Pick<Found, 'score'>,
): number {
  return b.score - a.score;
}
