import type { SearchPage } from './pages';
import { stopWords } from './stopWords';
import { fold, nameKey, wordsOf } from './words';

/** What can only be a rule's name: with the plugin's prefix, or of several words. */
const ruleName = /(?<=typescript-eslint\/)[-\w]+|\w+-[-\w]+/g;

/** The names that a query may be, or have in it. */
export interface TypedNames {
  /** The whole query as a name. */
  whole: string;
  /** What a heading is called if the query is its words, or the way to a setting: `a.b.setting`. */
  headings: ReadonlySet<string>;
  /** Whether the name may go on. */
  isUnfinished: boolean;
  /** The names of rules in it. */
  rules: ReadonlySet<string>;
}

/** A page's names, and those of its sections, as they are compared. */
interface PageNames {
  names: readonly string[];
  headings: ReadonlySet<string>;
}

const namesOfPages = new WeakMap<SearchPage, PageNames>();

/**
 * Reads the names in a query.
 *
 * @param query without what says nothing
 * @param typed as it was typed
 */
export function typedNames(query: string, typed: string): TypedNames {
  return {
    whole: nameKey(withoutStopWords(query)),
    headings: new Set([
      nameKey(query),
      nameKey(query.split(/\.(?=\w)/).at(-1) ?? ''),
    ]),
    isUnfinished: /[\p{L}\p{N}]$/u.test(query),
    rules: new Set(typed.match(ruleName)),
  };
}

/**
 * How much likelier a page becomes by its names being the query, its start, or a part of it.
 *
 * @param isAboutRules whether the names of rules in the query are what it is about
 */
export function nameFactor(
  page: SearchPage,
  { whole, headings, isUnfinished, rules }: TypedNames,
  isAboutRules: boolean,
): number {
  const known = namesOf(page);
  if (known.names.includes(whole)) {
    return 10;
  }
  if (known.names.some(name => name.replace(/^(?:no|prefer)/, '') === whole)) {
    return 5;
  }
  if (
    (isAboutRules && rules.has(page.title)) ||
    [...headings].some(heading => known.headings.has(heading))
  ) {
    return 4;
  }
  return page.kind !== 'blog' &&
    isUnfinished &&
    whole.length >= 3 &&
    known.names.some(name => name.startsWith(whole))
    ? 4
    : 1;
}

function namesOf(page: SearchPage): PageNames {
  let known = namesOfPages.get(page);
  if (known === undefined) {
    const { otherNames = [], path, sections, title } = page;
    const last = path.split('/').filter(Boolean).at(-1) ?? '';
    known = {
      names: [title, last, ...otherNames].map(name =>
        nameKey(withoutStopWords(name)),
      ),
      headings: new Set(sections.map(({ heading }) => nameKey(heading))),
    };
    namesOfPages.set(page, known);
  }
  return known;
}

/**
 * The term for a query that is the name of a setting, or the way to one: `parserOptions.project` is
 * about `project`. `undefined` for a query that needn't be one.
 */
export function settingTerm(query: string): string | undefined {
  const name = /^[\w.-]*\w$/.exec(query.trim())?.[0];
  return name !== undefined && /[-._]|[a-z][A-Z]/.test(name)
    ? nameKey(name.split('.').at(-1) ?? '')
    : undefined;
}

/** The text as it is if it has no other words. */
function withoutStopWords(text: string): string {
  const telling = wordsOf(text).filter(
    ({ terms: [term = ''] }) => !stopWords.has(term),
  );
  return (
    telling.map(({ start, end }) => fold(text.slice(start, end))).join(' ') ||
    text
  );
}
