import type { PageKind, RuleStatus } from './pages';

/** A search index of the site on a hosted DocSearch service. */
export interface HostedIndex {
  appId: string;
  /** The public key, which can only search. */
  apiKey: string;
  indexName: string;
  /** What the paths of the pages' addresses begin with. */
  baseUrl: string;
  /** The language to find pages in. */
  language: string;
  /** The tags that the crawler gives to pages, by kind. */
  tags: Record<PageKind, string[]>;
  /** The paths of rules that are no longer to be used: the service doesn't know of them. */
  statuses: Record<string, RuleStatus>;
}

/** Where the browser gets its answers, and the modal its looks; the build writes it down. Addresses have the base URL. */
export interface SearchSettings {
  /** Address of the modal's style sheet. */
  styles: string;
  /** Address of the list of all pages, for the not-found page: `ListedPage[]`. */
  pages: string;
  source: { hosted: HostedIndex } | { index: string };
}
