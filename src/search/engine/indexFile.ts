import type { SearchPage, Section } from './pages';

/** A section as the file has it: without an anchor that follows from its heading, and without no text. */
type StoredSection = Pick<Section, 'heading' | 'messages'> &
  Partial<Pick<Section, 'anchor' | 'text'>>;

/** A page as the file has it. */
type StoredPage = Omit<SearchPage, 'sections'> & { sections: StoredSection[] };

/**
 * The index file, which the build writes and the browser reads: all texts once. What the search looks
 * up is made from them in the browser, as it would take as long again to send.
 */
interface IndexFile {
  pages: StoredPage[];
  /** How many there are, at the end: a file that was cut off has none. */
  pageCount: number;
}

/** Writes the pages to the text of the index file. */
export function writeIndexFile(pages: readonly SearchPage[]): string {
  const file: IndexFile = {
    pages: pages.map(page => ({
      ...page,
      sections: page.sections.map(storedSection),
    })),
    pageCount: pages.length,
  };
  return JSON.stringify(file);
}

function storedSection({
  anchor,
  heading,
  text,
  ...section
}: Section): StoredSection {
  return {
    ...(anchor !== plainAnchor(heading) && { anchor }),
    heading,
    ...(text !== '' && { text }),
    ...section,
  };
}

/**
 * Reads the pages from the text of an index file.
 *
 * @throws when the text is something else, or only a part of it.
 */
export function readIndexFile(text: string): SearchPage[] {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (!Array.isArray(file?.pages) || file.pageCount !== file.pages.length) {
    throw new Error("The file isn't a search index.");
  }
  return file.pages.map(page => ({
    ...page,
    sections: page.sections.map(section => ({
      anchor: plainAnchor(section.heading),
      text: '',
      ...section,
    })),
  }));
}

/** The anchor that most headings have: their words in lower case, without punctuation, joined by dashes. */
function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
