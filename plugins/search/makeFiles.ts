import { writeIndexFile } from '../../src/search/engine/indexFile';
import type { ListedPage } from '../../src/search/engine/pages';
import { addCompilerErrors } from './compilerErrors';
import { addFormerNames } from './formerNames';
import { statusesOf } from './hostedIndex';
import { otherPages } from './otherPages';
import { type MarkdownPage, readPage, type Site } from './readPages';

/** What the search needs to know of the pages' texts. */
export interface SearchFiles {
  /** The index, as JSON. */
  index: string;
  /** The list of pages for the not-found page, as JSON. */
  pageList: string;
  statuses: ReturnType<typeof statusesOf>;
}

/** Reads all pages, which takes seconds. */
export function makeSearchFiles(
  markdownPages: readonly MarkdownPage[],
  site: Site,
): SearchFiles {
  const pages = markdownPages.map(page => readPage(page, site));
  const list: ListedPage[] = [...pages, ...otherPages].map(
    ({ description, path, title }) => ({ path, title, description }),
  );
  return {
    index: writeIndexFile([
      ...addCompilerErrors(addFormerNames(pages)),
      ...otherPages,
    ]),
    pageList: JSON.stringify(list),
    statuses: statusesOf(pages),
  };
}
