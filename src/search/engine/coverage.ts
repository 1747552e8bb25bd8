import type { QueryWord } from './query';
import { weights } from './weights';

/** Terms that count less are only parts of a name that pages know. */
const leastBoost = 0.2;

/**
 * How much of a query is in a text, from 0 to 1.
 *
 * @param words of the query
 * @param found terms of the text, at least all that are of the query
 */
export function coverage(
  words: readonly QueryWord[],
  found: ReadonlySet<string>,
): number {
  let covered = 0;
  let total = 0;
  for (const { terms, weight } of words) {
    const most = Math.min(1, Math.max(...terms.map(({ boost }) => boost)));
    const best = Math.max(
      ...terms.map(({ term, boost }) => (found.has(term) ? boost : 0)),
    );
    covered += weight * shareOf(best / most);
    total += weight;
  }
  return covered / total;
}

/**
 * The words of a query, each weighing more the fewer pages have it.
 *
 * @param found for each page found, the terms of the query that are on it
 * @param pageCount how many pages there are
 */
export function weighedByRarity(
  words: readonly QueryWord[],
  found: readonly (readonly string[])[],
  pageCount: number,
): QueryWord[] {
  const pagesWith = new Map<string, number>();
  for (const term of found.flat()) {
    pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  }
  return words.map(word => {
    const most = Math.max(
      1,
      ...word.terms
        .filter(({ boost }) => boost >= leastBoost)
        .map(({ term }) => pagesWith.get(term) ?? 0),
    );
    const rarity = Math.sqrt(Math.log(1 + pageCount / most));
    return { ...word, weight: word.weight * rarity };
  });
}

/** How much of a word is found with a term of this boost. */
function shareOf(boost: number): number {
  if (boost >= 1) {
    return 1;
  }
  // Another word with the same meaning, or one that only starts like it; or a part of a known name.
  return boost >= leastBoost ? weights.coverage.weak : 0;
}
