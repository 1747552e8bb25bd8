import type { SearchPage } from './pages';
import { fewestPasted } from './query';
import { weights } from './weights';
import { fold, nameKey, stopWords, wordsOf } from './words';

/** What can only be a rule's name: with the plugin's prefix, or of several words. */
const ruleName =
  /(?<=typescript-eslint\/)[-\w]+|\b(?!typescript-eslint\b)\w+-[-\w]+/g;

/** What can only be another name: of several words (`ignoreVoid`), or the way to a setting (`parserOptions.project`). */
const otherName = /[a-z]\w*(?:\.\w+)+|\w*[a-z][A-Z]\w*/g;

/** A query that is the name of a rule. Those of TSLint of one word are words like others. */
const onlyRule =
  /^(?:(?:@?typescript-eslint\/)?(\w+-[-\w]+)|tslint[ :]+([-\w]+)|([-\w]+) tslint)$/i;

const errorNumber = /\bTS\d{4,5}\b/gi;

/** How readers say what the names of rules say with `no-`. */
const prohibition = /^(?:avoid|ban|disallow|forbid|prevent|prohibit) /;

export type TypedNames = ReturnType<typeof typedNames>;

export type PageNames = ReturnType<typeof namesOf>;

/**
 * Reads the names that a query may be, or have in it, as they are compared.
 *
 * @param query without what says nothing
 * @param typed as it was typed
 */
export function typedNames(query: string, typed: string) {
  const rule = onlyRule.exec(typed.trim())?.slice(1).find(Boolean);
  return {
    whole: phraseKey(query),
    // Whether the name may go on.
    isUnfinished: /[\p{L}\p{N}]$/u.test(query),
    ...(rule !== undefined && { rule: nameKey(rule) }),
    // The words in it that can only be names.
    within: [
      ...(typed.match(ruleName) ?? []),
      // In a text that was pasted, other names are the reader's own.
      ...(wordsOf(query).length < fewestPasted
        ? (query.match(otherName) ?? [])
        : []),
    ].map(name => nameKey(name.split('.').at(-1) ?? '')),
    errors: query.match(errorNumber)?.map(fold) ?? [],
  };
}

/** The names of a page, and of what it explains, as they are compared. */
export function namesOf({
  messages = [],
  otherNames = [],
  path,
  replaces = [],
  sections,
  names = [],
  title,
}: SearchPage) {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const headings = sections.map(({ heading }) => heading);
  return {
    own: [title, last]
      .map(phraseKey)
      .flatMap(name => [name, name.replace(/^(?:no|prefer)/, '')])
      .concat(otherNames.map(phraseKey)),
    title: nameKey(title),
    explained: new Set([...replaces, ...headings, ...names].map(nameKey)),
    replaces: new Set(replaces.map(nameKey)),
    // The compiler's errors that it helps with: `ts2304`.
    errors: new Set(
      sections
        .flatMap(section => section.messages ?? [])
        .concat(messages)
        .flatMap(message => message.match(errorNumber) ?? [])
        .map(fold),
    ),
  };
}

/** What something is called, in a form that is the same for "how do I disallow an enum" and "ban enums". */
function phraseKey(text: string): string {
  const telling = wordsOf(text).filter(
    ({ terms: [term = ''] }) => !stopWords.has(term),
  );
  const words = telling.map(({ start, end }) => fold(text.slice(start, end)));
  const phrase = words.join(' ').replace(prohibition, 'no ');
  return nameKey(phrase || text).replace(/s$/, '');
}

/** How much likelier a page becomes by its names being the query, its start, or a part of it. */
export function nameFactor(
  { page, names }: { page: SearchPage; names: PageNames },
  { whole, isUnfinished, within }: TypedNames,
): number {
  const { own, explained, title } = names;
  const { factor } = weights;
  if (own.includes(whole)) {
    return factor.name;
  }
  if (within.includes(title)) {
    return factor.named;
  }
  if (within.some(name => explained.has(name))) {
    return factor.explained;
  }
  const mayGoOn = isUnfinished && whole.length >= 3 && page.kind !== 'blog';
  return mayGoOn && own.some(name => name.startsWith(whole))
    ? factor.nameStart
    : 1;
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
