import { coverage } from './coverage';
import type { QueryWord } from './query';

/**
 * How much of a query one section of a page has, from 0 to 1: a long page may have all words somewhere,
 * and nothing to say about them together.
 *
 * @param sections the terms of each
 */
export function sectionMatch(
  sections: readonly ReadonlySet<string>[],
  words: readonly QueryWord[],
): number {
  return Math.max(...sections.map(terms => coverage(words, terms)));
}
