import { plural } from '../../text/plural';
import type { PageKind, RuleStatus } from './pages';

/** A piece of a text: what the query found in it is marked. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A heading that a query found. */
export interface SectionResult {
  /** The path of the page's route, and the anchor. */
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
  extract: TextPart[];
  sections: SectionResult[];
}

/** One page of results. */
export interface SearchResults {
  pages: PageResult[];
  /** How many pages were found in all. */
  total: number;
  /** Whether there may be more than those. */
  hasMore?: boolean;
}

/** Says how many pages were found: "1 page", "12 pages", or "40+ pages" where there may be more. */
export function countPages({
  total,
  hasMore = false,
}: Pick<SearchResults, 'hasMore' | 'total'>): string {
  return hasMore ? `${String(total)}+ pages` : plural(total, 'page');
}
