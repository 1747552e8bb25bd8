import type { Options } from 'minisearch';
import type { SearchPage } from './pages';
import { stopWords } from './stopWords';
import { weights } from './weights';
import { nameKey, termsIn } from './words';

/** The searched parts of a page, each with its own weight. */
export type Field = keyof typeof weights.field;

const fields = Object.keys(weights.field) as Field[];

/** A page as the index takes it in: the terms of each field, with spaces between them. */
export type IndexedPage = { id: number } & Record<Field, string>;

/** The index takes terms as they are. */
export const indexOptions: Options<IndexedPage> = {
  fields,
  tokenize: terms => (terms === '' ? [] : terms.split(' ')),
  processTerm: term => term,
};

/** What a page is found by. */
export interface PageTerms {
  fields: Record<Field, string>;
  /** The terms of each section, and of what is above the first. What the page is about is in all of them. */
  sections: ReadonlySet<string>[];
}

/** Reads the terms of a page, each text once: it takes most of the time that it takes to make the index. */
export function termsOfPage(page: SearchPage): PageTerms {
  const { description, messages = [], otherNames = [], title } = page;
  const { replaces = [], settings = [] } = page;
  const about = termsIn(description);
  const everywhere = [...termsIn(title), ...about];
  const parts = [
    { heading: [], text: termsIn(page.intro) },
    ...page.sections.map(section => ({
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
      options: [...settings.flatMap(termsIn), ...settings.map(nameKey)].join(
        ' ',
      ),
      body: telling(about.concat(...parts.map(({ text }) => text))),
      code: telling(termsIn(page.code ?? '')),
    },
    sections: parts.map(
      ({ heading, text }) => new Set(everywhere.concat(heading, text)),
    ),
  };
}

function telling(terms: readonly string[]): string {
  return terms.filter(term => !stopWords.has(term)).join(' ');
}
