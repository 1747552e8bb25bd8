import MiniSearch from 'minisearch';
import { lineOf, linesOf } from './lines';
import { namesOf, typedNames } from './names';
import type { SearchPage } from './pages';
import { longestQuery, readable, Vocabulary } from './query';
import {
  byScore,
  type Entry,
  type Found,
  leadsFrom,
  lookUp,
  reread,
} from './ranking';
import { weights } from './weights';
import { nameKey, stopWords, termsIn } from './words';

export interface RankedPage extends Omit<Found, 'entry'> {
  page: SearchPage;
}

/** So many of the pages found are looked at a second time, more closely. */
const mostReread = 50;

/** The searched parts of a page, each with its own weight. */
type Field = keyof typeof weights.field;

/** A page as the index takes it in: the terms of each field, with spaces between them. */
type IndexedPage = { id: number } & Record<Field, string>;

export class SearchIndex {
  readonly #entries: Entry[] = [];
  readonly #terms = new Set<string>();
  readonly #index = new MiniSearch<IndexedPage>({
    fields: Object.keys(weights.field),
    tokenize: terms => (terms === '' ? [] : terms.split(' ')),
    processTerm: term => {
      this.#terms.add(term);
      return term;
    },
  });
  #vocabulary?: Vocabulary;

  constructor(pages: readonly SearchPage[] = []) {
    this.add(pages);
  }

  get pages(): SearchPage[] {
    return this.#entries.map(({ page }) => page);
  }

  /** Adds pages: a browser adds some at a time, to do what its reader does in between. */
  add(pages: readonly SearchPage[]): void {
    for (const page of pages) {
      const { fields, sections } = termsOfPage(page);
      this.#index.add({ id: this.#entries.length, ...fields });
      this.#entries.push({
        page,
        names: namesOf(page),
        lines: linesOf(page),
        sections,
      });
    }
    this.#vocabulary = undefined;
  }

  /** The pages that a query finds, the best first. */
  search(text: string): RankedPage[] {
    this.#vocabulary ??= new Vocabulary(
      this.#terms,
      this.pages.map(({ title }) => title),
    );
    const typed = text.slice(0, longestQuery);
    const corrected = this.#vocabulary.correct(readable(typed));
    const names = typedNames(corrected, typed);
    const leads = leadsFrom(typed, names, this.#entries);
    const query = leads.inWords ?? corrected;
    const { found, words } = lookUp(
      this.#index,
      this.#entries,
      this.#vocabulary.parse(query),
    );
    const closer = found.filter(
      ({ entry }, place) => place < mostReread || leads.entries.includes(entry),
    );
    const led = leads.entries
      .filter(entry => closer.every(one => one.entry !== entry))
      .map(entry => ({ entry, score: 0, terms: new Map() }));
    return [
      ...reread([...closer, ...led], {
        words,
        line: lineOf(query),
        names,
        leads,
      }).sort(byScore),
      ...found.filter(one => !closer.includes(one)),
    ].map(({ entry: { page }, ...rest }) => ({ page, ...rest }));
  }
}

/** Reads the terms of a page, each text once: it takes most of the time that it takes to make the index. */
function termsOfPage(page: SearchPage): {
  fields: Record<Field, string>;
  sections: ReadonlySet<string>[];
} {
  const { description, messages = [], otherNames = [], title } = page;
  const { replaces = [], names = [], sections } = page;
  const about = termsIn(description);
  const everywhere = [...termsIn(title), ...about];
  const parts = [
    { heading: [], text: termsIn(page.intro) },
    ...sections.map(section => ({
      heading: termsIn(section.heading),
      text: termsIn([section.text, ...(section.messages ?? [])].join('\n')),
    })),
  ];
  return {
    fields: {
      name: [...termsIn(title), nameKey(title)].join(' '),
      aliases: telling(
        termsIn([page.path, ...otherNames, ...replaces].join('\n')),
      ),
      headings: telling(parts.flatMap(({ heading }) => heading)),
      messages: telling(termsIn(messages.join('\n'))),
      options: names.map(nameKey).join(' '),
      body: telling(about.concat(...parts.map(({ text }) => text))),
      code: telling(termsIn(page.code ?? '')),
    },
    sections: parts.map(
      ({ heading, text }) => new Set(everywhere.concat(heading, text)),
    ),
  };
}

/** Words that tell nothing count in names alone. */
function telling(terms: readonly string[]): string {
  return terms.filter(term => !stopWords.has(term)).join(' ');
}
