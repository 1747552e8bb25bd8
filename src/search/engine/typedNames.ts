import type { SearchPage } from './pages';
import { phraseKey } from './phraseKey';
import { fewestPasted } from './query';
import { stopWords } from './stopWords';
import { weights } from './weights';
import { fold, nameKey, wordsOf } from './words';

/** What can only be a rule's name: with the plugin's prefix, or of several words. */
const ruleName =
  /(?<=typescript-eslint\/)[-\w]+|\b(?!typescript-eslint\b)\w+-[-\w]+/g;

/** A query that is the name of a rule. Those of TSLint of one word are words like others. */
const onlyRule =
  /^(?:(?:@?typescript-eslint\/)?(\w+-[-\w]+)|tslint[ :]+([-\w]+)|([-\w]+) tslint)$/i;

/** The number of a compiler's error. */
const errorNumber = /\bTS\d{4,5}\b/gi;

/** The way to a setting, such as `parserOptions.project`. */
const settingPath = /[a-z]\w*(?:\.\w+)+/gi;

/** How readers say what the names of rules say with `no-`. */
const prohibition = /^(?:avoid|ban|disallow|forbid|prevent|prohibit) /i;

/** The names that a query may be, or have in it. */
export interface TypedNames {
  /** The whole query as a name, without words that say little. */
  whole: string;
  /** The same in a form shared by other ways of saying it. */
  phrase: string;
  /** The same for what is to be forbidden: "ban namespaces" is about `no-namespace`. */
  forbidden?: string;
  /** What a heading is called if the query is its words, or the way to a setting: `a.b.setting`. */
  headings: ReadonlySet<string>;
  /** The settings that it has the ways to, among few other words. */
  settings: readonly string[];
  /** The term for the setting that it is the name of. */
  setting?: string;
  /** Whether the name may go on. */
  isUnfinished: boolean;
  /** The name of a rule that it is: of this plugin, or of TSLint if it says so. */
  rule?: string;
  /** The names of rules in it. */
  rules: ReadonlySet<string>;
  /** The numbers of the compiler's errors in it. */
  errors: readonly string[];
}

/** A page's names, and those of its sections, as they are compared. */
export interface PageNames {
  /** Its title and the last part of its path, without words that say little. */
  names: readonly string[];
  /** What readers call it. */
  otherNames: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  /** The rules that it says what to use instead of. */
  replaces: ReadonlySet<string>;
  /** The compiler's errors that it helps with: `ts2304`. */
  errors: ReadonlySet<string>;
}

/**
 * Reads the names in a query.
 *
 * @param query without what says nothing
 * @param typed as it was typed
 */
export function typedNames(query: string, typed: string): TypedNames {
  const rule = onlyRule.exec(typed.trim())?.slice(1).find(Boolean);
  const setting = settingTerm(query);
  return {
    whole: nameKey(withoutStopWords(query)),
    phrase: phraseKey(query),
    ...(prohibition.test(query) && {
      forbidden: nameKey(query.replace(prohibition, 'no ')).replace(/s$/, ''),
    }),
    ...(setting !== undefined && { setting }),
    headings: new Set([nameKey(query), setting ?? '']),
    settings:
      wordsOf(query).length < fewestPasted
        ? (query.match(settingPath) ?? []).map(lastName)
        : [],
    isUnfinished: /[\p{L}\p{N}]$/u.test(query),
    ...(rule !== undefined && { rule: nameKey(rule) }),
    rules: new Set(typed.match(ruleName)?.map(nameKey)),
    errors: query.match(errorNumber)?.map(fold) ?? [],
  };
}

/**
 * How much likelier a page becomes by its names being the query, its start, or a part of it.
 *
 * @param isAboutNames whether the names in the query are what it is about
 */
export function nameFactor(
  { page, names: known }: { page: SearchPage; names: PageNames },
  query: TypedNames,
  isAboutNames: boolean,
): number {
  const { whole, phrase, headings, settings, rules } = query;
  const { factor } = weights;
  if (known.names.includes(whole)) {
    return factor.name;
  }
  if (known.otherNames.has(phrase)) {
    return factor.otherName;
  }
  if (known.names.some(name => name.replace(/^(?:no|prefer)/, '') === whole)) {
    return factor.nameWithoutVerb;
  }
  if (
    [...headings].some(heading => known.headings.has(heading)) ||
    (isAboutNames &&
      (rules.has(known.names[0] ?? '') ||
        [...rules].some(rule => known.replaces.has(rule)) ||
        settings.some(setting => known.headings.has(setting))))
  ) {
    return factor.named;
  }
  return page.kind !== 'blog' && startsLike(known, query)
    ? factor.nameStart
    : 1;
}

/** Whether a name of the page starts with the query, or with what it wants forbidden. */
export function startsLike(
  { names, otherNames }: PageNames,
  { whole, phrase, forbidden, isUnfinished }: TypedNames,
): boolean {
  return (
    isUnfinished &&
    whole.length >= 3 &&
    (names.some(
      name =>
        name.startsWith(whole) ||
        (forbidden !== undefined && name.startsWith(forbidden)),
    ) ||
      [...otherNames].some(name => name.startsWith(phrase)))
  );
}

/** Whether the query is what readers call the page, in words. */
export function isCalled(
  { otherNames }: PageNames,
  { phrase }: TypedNames,
): boolean {
  return phrase.includes(' ') && otherNames.has(phrase);
}

/** Whether a query is the name of a rule that is gone, or has the number of an error, and the page helps. */
export function isMeant(
  { replaces, errors }: PageNames,
  query: TypedNames,
): boolean {
  return (
    replaces.has(query.rule ?? '') ||
    query.errors.some(error => errors.has(error))
  );
}

/** The names of a page, as they are compared. */
export function namesOf({
  messages = [],
  otherNames = [],
  path,
  replaces = [],
  sections,
  title,
}: SearchPage): PageNames {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return {
    names: [title, last].map(name => nameKey(withoutStopWords(name))),
    otherNames: new Set(otherNames.map(phraseKey)),
    headings: new Set(sections.map(({ heading }) => nameKey(heading))),
    replaces: new Set(replaces.map(nameKey)),
    errors: new Set(
      sections
        .flatMap(section => section.messages ?? [])
        .concat(messages)
        .flatMap(message => message.match(errorNumber) ?? [])
        .map(fold),
    ),
  };
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
