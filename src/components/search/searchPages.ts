/** A page as the search knows it. */
export interface SearchablePage {
  path: string;
  title: string;
  description: string;
}

/**
 * The pages that have every word of a query in their title or description, those with more of the
 * words in the title first.
 */
export function searchPages(
  pages: readonly SearchablePage[],
  query: string,
): SearchablePage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return [];
  }
  return pages
    .map(page => {
      const title = page.title.toLowerCase();
      const text = `${title} ${page.description.toLowerCase()}`;
      return {
        page,
        found: words.every(word => text.includes(word)),
        inTitle: words.filter(word => title.includes(word)).length,
      };
    })
    .filter(({ found }) => found)
    .sort((a, b) => b.inTitle - a.inTitle)
    .map(({ page }) => page);
}
