import type { AsPlainObject, Options } from 'minisearch';
import type { SearchPage } from './pages';
import { stopWords } from './stopWords';
import { nameKey, wordsOf } from './words';

/** The searched parts of a page, each with its own weight. */
export const fields = [
  'name',
  'aliases',
  'headings',
  'messages',
  'options',
  'body',
  'code',
] as const;

/** A page as the index takes it in: a text for each field. */
export type IndexedPage = { id: number } & Record<
  (typeof fields)[number],
  string
>;

/** The index file, which the build writes and the browser reads. */
export interface IndexFile {
  /** Their place in the list is their id in the index. */
  pages: SearchPage[];
  /** MiniSearch's own form of the index, its terms in alphabetical order. */
  index: AsPlainObject;
}

/** How the index is made at build, and read in the browser. */
export const indexOptions: Options<IndexedPage> = {
  fields: [...fields],
  tokenize: (text, field) => {
    const terms = wordsOf(text).flatMap(word => word.terms);
    switch (field) {
      case 'name':
        return [...terms, nameKey(text)];
      case 'options':
        return [...terms, ...text.split('\n').map(nameKey)];
      default:
        return terms.filter(term => !stopWords.has(term));
    }
  },
  processTerm: term => term,
};

/**
 * Reads what `IndexFile` was written to.
 *
 * @throws when the text is something else, or only a part of it.
 */
export function parseIndexFile(text: string): IndexFile {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (
    !Array.isArray(file?.pages) ||
    file.index?.documentCount !== file.pages.length
  ) {
    throw new Error('The file is no search index.');
  }
  return file as IndexFile;
}
