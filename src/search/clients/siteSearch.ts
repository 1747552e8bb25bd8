import type { PageKind } from '../engine/pages';
import type { SearchResults } from '../engine/results';

/** So many sections of a page are shown under it. */
export const mostSections = 3;

/** A query, and the page of results to return. */
export interface SearchRequest {
  query: string;
  /** Only there; everywhere if not given. */
  kind?: PageKind;
  /** The number of the page of results, from 0. */
  page?: number;
  /** How many results to a page. */
  perPage: number;
}

/** Answers queries. There is one over an index in the browser, and one over a hosted service. */
export interface SearchClient {
  /** Fetches what the first search would wait for. Never fails: the search will tell. */
  prepare(): void;
  /** @throws {SearchUnavailable} when there is no answer to be had now. */
  search(request: SearchRequest): Promise<SearchResults>;
}

/** The search can't answer: the network is down, or what came over it makes no sense. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
