import type { SearchPage } from './pages';
import { fewestPasted } from './query';
import { stopWords } from './stopWords';
import { fold, nameKey, wordsOf } from './words';

/** What can only be a rule's name: with the plugin's prefix, or of several words. */
const ruleName =
  /(?<=typescript-eslint\/)[-\w]+|\b(?!typescript-eslint\b)\w+-[-\w]+/g;

/** The way to a setting, such as `parserOptions.project`. */
const settingPath = /[a-z]\w*(?:\.\w+)+/gi;

/** How readers say what the names of rules say with `no-`. */
const prohibition = /^(?:avoid|ban|disallow|forbid|prevent|prohibit) /i;

/** The names that a query may be, or have in it. */
export interface TypedNames {
  /** The whole query as a name. */
  whole: string;
  /** The same for what is to be forbidden: "ban namespaces" is about `no-namespace`. */
  forbidden?: string;
  /** What a heading is called if the query is its words, or the way to a setting: `a.b.setting`. */
  headings: ReadonlySet<string>;
  /** The settings that it has the ways to, among few other words. */
  settings: readonly string[];
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
    ...(prohibition.test(query) && {
      forbidden: nameKey(query.replace(prohibition, 'no ')).replace(/s$/, ''),
    }),
    headings: new Set([nameKey(query), settingTerm(query) ?? '']),
    settings:
      wordsOf(query).length < fewestPasted
        ? (query.match(settingPath) ?? []).map(lastName)
        : [],
    isUnfinished: /[\p{L}\p{N}]$/u.test(query),
    rules: new Set(typed.match(ruleName)),
  };
}

/**
 * How much likelier a page becomes by its names being the query, its start, or a part of it.
 *
 * @param isAboutNames whether the names in the query are what it is about
 */
export function nameFactor(
  page: SearchPage,
  { whole, forbidden, headings, settings, isUnfinished, rules }: TypedNames,
  isAboutNames: boolean,
): number {
  const known = namesOf(page);
  if (known.names.includes(whole)) {
    return 10;
  }
  if (known.names.some(name => name.replace(/^(?:no|prefer)/, '') === whole)) {
    return 5;
  }
  if (
    [...headings].some(heading => known.headings.has(heading)) ||
    (isAboutNames &&
      (rules.has(page.title) ||
        settings.some(setting => known.headings.has(setting))))
  ) {
    return 4;
  }
  return page.kind !== 'blog' &&
    isUnfinished &&
    whole.length >= 3 &&
    known.names.some(
      name =>
        name.startsWith(whole) ||
        (forbidden !== undefined && name.startsWith(forbidden)),
    )
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
    ? lastName(name)
    : undefined;
}

function lastName(path: string): string {
  return nameKey(path.split('.').at(-1) ?? '');
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
