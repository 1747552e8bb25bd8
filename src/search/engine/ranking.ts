import type MiniSearch from 'minisearch';
import { readCode } from './codeShapes';
import { likenessOfLines, type Line } from './lines';
import { isMeant, nameFactor, type PageNames, type TypedNames } from './names';
import type { SearchPage } from './pages';
import type { QueryTerm, QueryWord } from './query';
import { weights } from './weights';
import { stopWords } from './words';

/** A page, and what of it queries are compared with. */
export interface Entry {
  page: SearchPage;
  names: PageNames;
  lines: readonly Line[];
  /** The terms of each section, and of what is above the first. What the page is about is in all of them. */
  sections: readonly ReadonlySet<string>[];
}

export interface Found {
  entry: Entry;
  score: number;
  terms: FoundTerms;
}

/**
 * The terms of the index that a page was found by: each with the index of the query's word that it comes
 * from, and how many of its letters that has, if it goes on.
 */
export type FoundTerms = ReadonlyMap<
  string,
  { word: number; letters?: number }
>;

/** Looks up the words of a query. Every page with any of them is found, the best first. */
export function lookUp<Indexed>(
  index: MiniSearch<Indexed>,
  entries: readonly Entry[],
  query: readonly QueryWord[],
) {
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
  const found = results.flatMap(({ id, score, queryTerms, match }) => {
    const entry = entries[id as number];
    return entry
      ? {
          entry,
          score:
            // MiniSearch multiplies by the number of terms, of which a word has several.
            (score / queryTerms.length) *
            coverage(words, new Set(queryTerms)) ** weights.coverage.power *
            pageFactor(entry.page),
          terms: foundTerms(words, Object.keys(match)),
        }
      : [];
  });
  return { found: found.sort(byScore), words };
}

/** Finds out which word of the query each term comes from. Words that say nothing are left out. */
function foundTerms(
  words: readonly QueryWord[],
  terms: readonly string[],
): FoundTerms {
  const telling = terms.filter(term => !stopWords.has(term));
  return new Map(
    (telling.length > 0 ? telling : terms).map(term => {
      const isFrom = (one: QueryTerm): boolean =>
        one.term === term || (one.prefix && term.startsWith(one.term));
      const word = words.findIndex(({ terms }) => terms.some(isFrom));
      const start = words[word]?.terms.find(isFrom);
      return [
        term,
        {
          word: Math.max(word, 0),
          ...(start?.prefix && { letters: start.term.length }),
        },
      ];
    }),
  );
}

/** The words of a query, each weighing more the fewer of the pages found have it. */
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
      ...word.terms.map(({ term }) => pagesWith.get(term) ?? 0),
    );
    const rarity = Math.sqrt(Math.log(1 + pageCount / most));
    return { ...word, weight: word.weight * rarity };
  });
}

/** How much of a query is in a text, from 0 to 1. @param found terms of the text, at least all that are of the query */
export function coverage(
  words: readonly QueryWord[],
  found: ReadonlySet<string>,
): number {
  let covered = 0;
  let total = 0;
  for (const { terms, weight } of words) {
    const [likeliest] = terms;
    const best = terms.find(({ term }) => found.has(term));
    const isWeak = best && best.boost < (likeliest?.boost ?? 1);
    covered += best ? weight * (isWeak ? weights.coverage.weak : 1) : 0;
    total += weight;
  }
  return covered / total;
}

function pageFactor({ kind, path, status }: SearchPage): number {
  const { page } = weights;
  return (
    (kind === 'blog' ? page.blog : 1) *
    (path.startsWith('/maintenance') ? page.maintenance : 1) *
    (status ? page.outdated : 1)
  );
}

/** A query, as pages are compared with it. */
export interface ReadQuery {
  /** Its words, each with how much of it that is. */
  words: readonly QueryWord[];
  line: Line;
  names: TypedNames;
  leads: Leads;
}

/** Looks at pages again: at their names, lines and sections, and not only at their words. */
export function reread(
  found: readonly Found[],
  { words, line, names, leads }: ReadQuery,
): Found[] {
  const likeness = found.map(({ entry }) => likenessOfLines(entry.lines, line));
  const best = Math.max(...likeness);
  const scored = found.map((result, index) => {
    const { entry, score } = result;
    // A long page may have all words somewhere, and nothing to say about them together.
    const ofSection = Math.max(
      ...entry.sections.map(terms => coverage(words, terms)),
    );
    return {
      ...result,
      score:
        score *
        nameFactor(entry, names) *
        (1 + weights.factor.line * (likeness[index] ?? 0)) *
        (1 + weights.factor.section * ofSection ** 2),
    };
  });
  // A message that another page is about may have code in it.
  return leads.isAll || best < weights.lead.message
    ? withLeads(scored, leads)
    : scored;
}

/** Pages that a query leads to by more than its words, the likeliest first. */
export interface Leads {
  entries: readonly Entry[];
  /** Whether that is all there is in the query: then they are the first. */
  isAll: boolean;
  /** What to look up in place of the query: names in code are the reader's own. */
  inWords?: string;
}

/** Reads what a query names differently than pages do: by a number, a former name, or in code. */
export function leadsFrom(
  typed: string,
  names: TypedNames,
  entries: readonly Entry[],
): Leads {
  const meant = entries.filter(entry => isMeant(entry.names, names));
  if (meant.length > 0) {
    return { entries: meant, isAll: true };
  }
  const { pages, isAll } = readCode(typed);
  const [first = '/'] = pages;
  return {
    entries: pages.flatMap(
      name =>
        entries.find(({ page }) => page.title === name || page.path === name) ??
        [],
    ),
    isAll,
    ...(isAll && !first.startsWith('/') && { inWords: first }),
  };
}

function withLeads(
  found: readonly Found[],
  { entries, isAll }: Leads,
): Found[] {
  const best = Math.max(1, ...found.map(({ score }) => score));
  return found.map(result => {
    const place = entries.indexOf(result.entry);
    return place < 0
      ? result
      : {
          ...result,
          score: isAll
            ? best * (2 - place / entries.length)
            : result.score + best * weights.lead.part,
        };
  });
}

/** The best come first. */
export function byScore(a: Found, b: Found): number {
  return b.score - a.score;
}
