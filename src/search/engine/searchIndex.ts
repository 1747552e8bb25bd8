import MiniSearch from 'minisearch';
import { type FoundTerms, foundTerms } from './foundTerms';
import {
  fields,
  type IndexedPage,
  type IndexFile,
  indexOptions,
} from './indexFile';
import { nameFactor, settingTerm } from './names';
import type { PageKind, SearchPage } from './pages';
import { lineOf, phraseMatch } from './phrases';
import { longestQuery, parseQuery, type QueryWord, readable } from './query';
import { Vocabulary } from './vocabulary';

/** A page that a query found. */
export interface RankedPage {
  page: SearchPage;
  score: number;
  /** The terms of the index that it was found by, each with the index of its word in the query. */
  terms: FoundTerms;
}

const boost: Record<(typeof fields)[number], number> = {
  name: 8,
  aliases: 3,
  headings: 3,
  messages: 4,
  options: 4,
  body: 1,
  code: 0.5,
};

/** How much pages of a kind count, whatever their words. */
const kindFactor: Record<PageKind, number> = { rules: 1, guides: 1, blog: 0.3 };
const forMaintainers = /^\/maintenance\b/;
/** A page that explains the very setting that the query is the name of. */
const settingFactor = 3;
const statusFactor = { deprecated: 0.5, removed: 0.4 };

/** So many of the pages found are looked at a second time, more closely. */
const mostReread = 50;

/** The search index in memory. */
export class SearchIndex {
  readonly pages: readonly SearchPage[];
  readonly #index: MiniSearch<IndexedPage>;
  readonly #vocabulary: Vocabulary;

  constructor({ pages, index }: IndexFile) {
    this.pages = pages;
    this.#index = MiniSearch.loadJS(index, indexOptions);
    this.#vocabulary = new Vocabulary(index.index.map(([term]) => term));
  }

  /** The pages that a query finds, the best first. */
  search(text: string): RankedPage[] {
    const query = text.slice(0, longestQuery);
    const words = parseQuery(query, this.#vocabulary);
    const typed = readable(query);
    const found = this.#lookUp(words, settingTerm(typed)).sort(byScore);
    const line = [...new Set(lineOf(typed))];
    const close = found.slice(0, mostReread).map(result => ({
      ...result,
      score:
        result.score *
        nameFactor(result.page, query) *
        (1 + 6 * phraseMatch(result.page, line)),
    }));
    return [...close.sort(byScore), ...found.slice(mostReread)];
  }

  /**
   * Every page with any of the words, and how well it fits.
   *
   * @param setting the term for the setting that the query is the name of
   */
  #lookUp(words: readonly QueryWord[], setting = ''): RankedPage[] {
    const terms = words.flatMap(word => word.terms);
    return this.#index
      .search('', {
        tokenize: () => terms.map(({ term }) => term),
        processTerm: term => term,
        prefix: (_, index) => terms[index]?.prefix ?? false,
        fuzzy: (_, index) => (terms[index]?.fuzzy ? 0.3 : false),
        boostTerm: (_, index) => terms[index]?.boost ?? 1,
        boost,
        combineWith: 'OR',
        bm25: { k: 1.2, b: 0.6, d: 0.5 },
      })
      .flatMap(({ id, score, queryTerms, match }) => {
        const page = this.pages[id as number];
        return page
          ? [
              {
                page,
                score:
                  // MiniSearch multiplies by the number of terms, of which a word has several.
                  (score / queryTerms.length) *
                  coverage(words, queryTerms) ** 2 *
                  (Object.hasOwn(match, setting) &&
                  match[setting]?.includes('options')
                    ? settingFactor
                    : 1) *
                  kindFactor[page.kind] *
                  (forMaintainers.test(page.path) ? 0.45 : 1) *
                  (page.status ? statusFactor[page.status] : 1),
                terms: foundTerms(words, Object.keys(match)),
              },
            ]
          : [];
      });
  }
}

/** How much of the query the found terms cover, up to 1. */
function coverage(
  words: readonly QueryWord[],
  foundTerms: readonly string[],
): number {
  const found = new Set(foundTerms);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const covered = words
    .filter(({ terms }) => terms.some(({ term }) => found.has(term)))
    .reduce((sum, { weight }) => sum + weight, 0);
  return covered / total;
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score;
}
