import MiniSearch from 'minisearch';
import {
  type IndexedPage,
  type IndexFile,
  indexOptions,
} from '../../src/search/engine/indexFile';
import type { SearchPage } from '../../src/search/engine/pages';

/** A page, and what it is found by but does not show. */
export interface PageToIndex {
  page: SearchPage;
  /** Other names of the page. */
  aliases: readonly string[];
  /** Names of settings that the page explains. */
  options: readonly string[];
  code: string;
}

/** Makes the search index of all pages. */
export function buildIndex(pages: readonly PageToIndex[]): IndexFile {
  const search = new MiniSearch<IndexedPage>(indexOptions);
  search.addAll(pages.map(indexedPage));
  const index = search.toJSON();
  index.index.sort(([a], [b]) => (a < b ? -1 : 1));
  return { pages: pages.map(({ page }) => page), index };
}

function indexedPage(
  { page, aliases, options, code }: PageToIndex,
  id: number,
): IndexedPage {
  return {
    id,
    name: page.title,
    aliases: aliases.join('\n'),
    headings: page.sections.map(({ heading }) => heading).join('\n'),
    messages: page.messages?.join('\n') ?? '',
    options: options.join('\n'),
    body: [
      page.description,
      page.intro,
      ...page.sections.flatMap(({ text, message = '' }) => [text, message]),
    ].join('\n'),
    code,
  };
}
