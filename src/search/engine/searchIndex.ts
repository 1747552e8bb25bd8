import MiniSearch from 'minisearch';
import { coverage, weighedByRarity } from './coverage';
import { type FoundTerms, foundTerms } from './foundTerms';
import {
  fields,
  type IndexedPage,
  type IndexFile,
  indexOptions,
} from './indexFile';
import { nameFactor, settingTerm, typedNames } from './names';
import { pageFactor } from './pageFactor';
import type { SearchPage } from './pages';
import { lineOf, phraseMatch } from './phrases';
import { longestQuery, parseQuery, type QueryWord } from './query';
import { readable } from './readable';
import { Spelling } from './spelling';
import { Vocabulary } from './vocabulary';

/** A page that a query found. */
export interface RankedPage {
  page: SearchPage;
  score: number;
  /** The terms of the index that it was found by, each with the index of its word in the query. */
  terms: FoundTerms;
}

const boost: Record<(typeof fields)[number], number> = {
  name: 6,
  aliases: 3,
  headings: 3,
  messages: 4,
  options: 4,
  body: 1,
  code: 0.5,
};

/** A page that explains the very setting that the query is the name of. */
const settingFactor = 3;

/** So many of the pages found are looked at a second time, more closely. */
const mostReread = 50;
/** How much a line that reads like the query adds. */
const phraseFactor = 4;
/** The difference between a line that the query is, and one that it only has words of. */
const muchLess = 0.4;

/** The search index in memory. */
export class SearchIndex {
  readonly pages: readonly SearchPage[];
  readonly #index: MiniSearch<IndexedPage>;
  readonly #vocabulary: Vocabulary;
  readonly #spelling: Spelling;

  constructor({ pages, index }: IndexFile) {
    this.pages = pages;
    this.#index = MiniSearch.loadJS(index, indexOptions);
    this.#vocabulary = new Vocabulary(index.index.map(([term]) => term));
    this.#spelling = new Spelling(
      pages.map(({ title }) => title),
      this.#vocabulary,
    );
  }

  /** The pages that a query finds, the best first. */
  search(text: string): RankedPage[] {
    const typed = text.slice(0, longestQuery);
    const query = this.#spelling.correct(readable(typed));
    const words = parseQuery(query, this.#vocabulary);
    const found = this.#lookUp(words, settingTerm(query)).sort(byScore);
    return [
      ...reread(found.slice(0, mostReread), query, typed).sort(byScore),
      ...found.slice(mostReread),
    ];
  }

  /**
   * Every page with any of the words, and how well it fits.
   *
   * @param setting the term for the setting that the query is the name of
   */
  #lookUp(words: readonly QueryWord[], setting = ''): RankedPage[] {
    const terms = words.flatMap(word => word.terms);
    const found = this.#index.search('', {
      tokenize: () => terms.map(({ term }) => term),
      processTerm: term => term,
      prefix: (_, index) => terms[index]?.prefix ?? false,
      boostTerm: (_, index) => terms[index]?.boost ?? 1,
      boost,
      combineWith: 'OR',
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    });
    const weighed = weighedByRarity(
      words,
      found.map(({ queryTerms }) => queryTerms),
      this.pages.length,
    );
    return found.flatMap(({ id, score, queryTerms, match }) => {
      const page = this.pages[id as number];
      if (!page) {
        return [];
      }
      const explainsSetting =
        Object.hasOwn(match, setting) && match[setting]?.includes('options');
      return {
        page,
        score:
          // MiniSearch multiplies by the number of terms, of which a word has several.
          (score / queryTerms.length) *
          coverage(weighed, queryTerms) ** 2 *
          (explainsSetting ? settingFactor : 1) *
          pageFactor(page, setting !== ''),
        terms: foundTerms(words, Object.keys(match)),
      };
    });
  }
}

/**
 * Looks at pages again: at their names and lines, and not only at their words.
 *
 * @param query without what says nothing
 * @param typed as it was typed
 */
function reread(
  found: readonly RankedPage[],
  query: string,
  typed: string,
): RankedPage[] {
  const line = lineOf(query);
  const names = typedNames(query, typed);
  const phrases = found.map(({ page }) => phraseMatch(page, line));
  const best = Math.max(...phrases);
  return found.map((result, index) => {
    const phrase = phrases[index] ?? 0;
    // A message that another page is about may name a rule or a setting.
    const isAboutNames = phrase > best - muchLess;
    return {
      ...result,
      score:
        result.score *
        nameFactor(result.page, names, isAboutNames) *
        (1 + phraseFactor * phrase),
    };
  });
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score;
}
