import type { SearchPage, Section } from './pages';

/**
 * The index file, which the build writes and the browser reads: all texts once. What the search looks
 * up is made from them in the browser, as it would take as long again to send. A section has no anchor
 * that follows from its heading: all of them would add a twentieth to the file.
 */
interface IndexFile {
  pages: (Omit<SearchPage, 'sections'> & {
    sections: (Omit<Section, 'anchor'> & Partial<Section>)[];
  })[];
  /** How many there are, at the end: a file that was cut off has none. */
  pageCount: number;
}

/** Writes the pages to the text of the index file. */
export function writeIndexFile(pages: readonly SearchPage[]): string {
  const file: IndexFile = {
    pages: pages.map(page => ({
      ...page,
      sections: page.sections.map(({ anchor, ...section }) =>
        anchor === plainAnchor(section.heading)
          ? section
          : { anchor, ...section },
      ),
    })),
    pageCount: pages.length,
  };
  return JSON.stringify(file);
}

/** Reads the pages from the text of an index file. @throws when the text is something else, or only a part of it. */
export function readIndexFile(text: string): SearchPage[] {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (!Array.isArray(file?.pages) || file.pageCount !== file.pages.length) {
    throw new Error("The file isn't a search index.");
  }
  return file.pages.map(page => ({
    ...page,
    sections: page.sections.map(section => ({
      anchor: plainAnchor(section.heading),
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
