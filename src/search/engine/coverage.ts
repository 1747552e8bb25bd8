import type { QueryWord } from './query';

/**
 * How much of a query is on a page, from 0 to 1.
 *
 * @param words of the query
 * @param found the terms of the query that are on the page
 */
export function coverage(
  words: readonly QueryWord[],
  found: readonly string[],
): number {
  const onPage = new Set(found);
  let covered = 0;
  let total = 0;
  for (const { terms, weight } of words) {
    const most = Math.min(1, Math.max(...terms.map(({ boost }) => boost)));
    const best = Math.max(
      ...terms.map(({ term, boost }) => (onPage.has(term) ? boost : 0)),
    );
    covered += weight * shareOf(best / most);
    total += weight;
  }
  return covered / total;
}

/** How much of a word is found with a term of this boost. */
function shareOf(boost: number): number {
  if (boost >= 0.8) {
    return 1;
  }
  // Another word with the same meaning, or one that only starts like it; or a part of a known name.
  return boost >= 0.2 ? 0.8 : boost > 0 ? 0.1 : 0;
}
