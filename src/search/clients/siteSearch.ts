import { plural } from '../../text/plural';
import type { PageKind, RuleStatus } from '../engine/pages';
import type { SearchResults } from '../engine/present';

export interface SearchRequest {
  query: string;
  /** Only there; everywhere if not given. */
  kind?: PageKind;
  /** The number of the page of results, from 0. */
  page?: number;
  perPage: number;
}

/**
 * Answers queries: over an index in the browser, or over a hosted service.
 *
 * @throws when there is no answer to be had now
 */
export type SearchClient = (
  request: SearchRequest,
) => Promise<SearchResults> | SearchResults;

/** Says how many pages were found: "1 page", "12 pages", or "40+ pages" where there may be more. */
export function countPages({
  total,
  hasMore = false,
}: Pick<SearchResults, 'hasMore' | 'total'>): string {
  return hasMore ? `${String(total)}+ pages` : plural(total, 'page');
}

/** A search index of the site on a hosted DocSearch service. */
export interface HostedIndex {
  appId: string;
  /** The public key, which can only search. */
  apiKey: string;
  indexName: string;
  /** What the paths of the pages' addresses begin with. */
  baseUrl: string;
  language: string;
  /** The tags that the crawler gives to pages, by kind. */
  tags: Record<PageKind, string[]>;
  /** The paths of rules that are no longer to be used: the service doesn't know of them. */
  statuses: Record<string, RuleStatus>;
}

/** Where the browser gets its answers; the build writes it down. Addresses have the base URL. */
export interface SearchSettings {
  /** Address of the list of all pages, for the not-found page: `ListedPage[]`. */
  pages: string;
  source: { hosted: HostedIndex } | { index: string };
}
