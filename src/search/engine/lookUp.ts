import type MiniSearch from 'minisearch';
import type { MatchInfo, SearchResult } from 'minisearch';
import { coverage, weighedByRarity } from './coverage';
import { byScore, type Entry, type Found } from './entry';
import type { Field, IndexedPage } from './fields';
import { foundTerms } from './foundTerms';
import { pageFactor } from './pageFactor';
import type { QueryWord } from './query';
import { stem } from './stem';
import { stopWords } from './stopWords';
import { startsLike, type TypedNames } from './typedNames';
import { weights } from './weights';

/** What the words of a query found. */
interface LookUp {
  /** Every page with any of the words, the best first. */
  found: Found[];
  /** The words, each with how much of the query it is. */
  words: QueryWord[];
}

/** Looks up the words of a query, and says how well the pages that have them fit. */
export function lookUp(
  index: MiniSearch<IndexedPage>,
  entries: readonly Entry[],
  query: readonly QueryWord[],
  names: TypedNames,
): LookUp {
  const terms = query.flatMap(word => word.terms);
  const results = index.search('', {
    tokenize: () => terms.map(({ term }) => term),
    processTerm: term => term,
    prefix: (_, index) => terms[index]?.prefix ?? false,
    boostTerm: (_, index) => terms[index]?.boost ?? 1,
    boost: weights.field,
    combineWith: 'OR',
    bm25: weights.bm25,
  });
  const words = weighedByRarity(
    query,
    results.map(({ queryTerms }) => queryTerms),
    entries.length,
  );
  const all = results.flatMap(result => {
    const entry = entries[result.id as number];
    return entry ? { result, found: foundBy(result, entry, words) } : [];
  });
  const askedFor = all.filter(({ result, found: { entry } }) =>
    isAskedFor(entry, result.match, words, names),
  );
  return {
    found: (askedFor.length > 0 ? askedFor : all)
      .map(({ found }) => found)
      .sort(byScore),
    words,
  };
}

function foundBy(
  { score, queryTerms, match }: SearchResult,
  entry: Entry,
  words: readonly QueryWord[],
): Found {
  return {
    entry,
    score:
      // MiniSearch multiplies by the number of terms, of which a word has several.
      (score / queryTerms.length) *
      coverage(words, new Set(queryTerms)) ** weights.coverage.power *
      pageFactor(entry.page),
    terms: foundTerms(words, Object.keys(match)),
  };
}

/** Whether a page explains the very setting that the query is the name of. */
function explainsSetting(match: MatchInfo, { setting }: TypedNames): boolean {
  return setting !== undefined && isIn(match, stem(setting), settingFields);
}

/**
 * Whether a page should be found by what was. A rule that should no longer be used isn't, as long as there
 * are other pages, unless the query has a word of what it is about, as it was typed: it would be in the way.
 *
 * @param match the terms of the page that were found, and where
 */
function isAskedFor(
  { page, names: known }: Entry,
  match: MatchInfo,
  words: readonly QueryWord[],
  names: TypedNames,
): boolean {
  return (
    !page.status ||
    explainsSetting(match, names) ||
    startsLike(known, names) ||
    words
      .flatMap(({ terms }) => terms)
      .some(
        ({ term, boost, prefix }) =>
          boost >= 1 &&
          !prefix &&
          !stopWords.has(term) &&
          isIn(match, term, aboutFields),
      )
  );
}

const settingFields: readonly Field[] = ['options'];
const aboutFields: readonly Field[] = [
  'name',
  'aliases',
  'headings',
  'messages',
];

function isIn(
  match: MatchInfo,
  term: string,
  fields: readonly Field[],
): boolean {
  return (
    Object.hasOwn(match, term) &&
    fields.some(field => match[term]?.includes(field))
  );
}
