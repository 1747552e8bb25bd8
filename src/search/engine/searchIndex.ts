import MiniSearch from 'minisearch';
import { byScore, type Entry, type Found, readPage } from './entry';
import { type IndexedPage, indexOptions } from './fields';
import { leadsFrom, leadsNotFound } from './leads';
import { lookUp } from './lookUp';
import type { SearchPage } from './pages';
import { lineOf } from './phrases';
import { longestQuery, parseQuery } from './query';
import { readable } from './readable';
import { reread } from './reread';
import { Spelling } from './spelling';
import { typedNames } from './typedNames';
import { Vocabulary } from './vocabulary';

/** A page that a query found. */
export interface RankedPage extends Pick<Found, 'score' | 'terms'> {
  page: SearchPage;
}

/** So many of the pages found are looked at a second time, more closely. */
const mostReread = 50;

/** The search index in memory. */
export class SearchIndex {
  readonly #entries: Entry[] = [];
  readonly #terms = new Set<string>();
  readonly #inNames = new Set<string>();
  readonly #index = new MiniSearch<IndexedPage>({
    ...indexOptions,
    processTerm: (term, field) => {
      this.#terms.add(term);
      if (field === 'name') {
        this.#inNames.add(term);
      }
      return term;
    },
  });
  #known?: { vocabulary: Vocabulary; spelling: Spelling };

  constructor(pages: readonly SearchPage[] = []) {
    this.add(pages);
  }

  get pages(): SearchPage[] {
    return this.#entries.map(({ page }) => page);
  }

  /** Adds pages: a browser adds some at a time, to do what its reader does in between. */
  add(pages: readonly SearchPage[]): void {
    for (const page of pages) {
      const { fields, entry } = readPage(page);
      this.#index.add({ id: this.#entries.length, ...fields });
      this.#entries.push(entry);
    }
    this.#known = undefined;
  }

  /** The pages that a query finds, the best first. */
  search(text: string): RankedPage[] {
    const { vocabulary, spelling } = this.#words();
    const typed = text.slice(0, longestQuery);
    const corrected = spelling.correct(readable(typed));
    const names = typedNames(corrected, typed);
    const leads = leadsFrom(typed, names, this.#entries);
    const query = leads.inWords ?? corrected;
    const { found, words } = lookUp(
      this.#index,
      this.#entries,
      parseQuery(query, vocabulary),
      names,
    );
    const isClose = ({ entry }: Found, index: number): boolean =>
      index < mostReread || leads.entries.includes(entry);
    const closer = reread(
      [...found.filter(isClose), ...leadsNotFound(found, leads)],
      { words, line: lineOf(query), names, leads },
    );
    return [
      ...closer.sort(byScore),
      ...found.filter((one, index) => !isClose(one, index)),
    ].map(({ entry: { page }, score, terms }) => ({ page, score, terms }));
  }

  /** The words of all pages, which are known when the last was added. */
  #words(): { vocabulary: Vocabulary; spelling: Spelling } {
    if (!this.#known) {
      const vocabulary = new Vocabulary(this.#terms, this.#inNames);
      const titles = this.pages.map(({ title }) => title);
      this.#known = { vocabulary, spelling: new Spelling(titles, vocabulary) };
    }
    return this.#known;
  }
}
