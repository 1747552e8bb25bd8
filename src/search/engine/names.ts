import type { SearchPage } from './pages';
import { readable } from './query';
import { stopWords } from './stopWords';
import { fold, nameKey, wordsOf } from './words';

/** What can only be a rule's name: with the plugin's prefix, or of several words. */
const ruleName = /(?<=typescript-eslint\/)[-\w]+|\w+-[-\w]+/g;

/** How much likelier a page becomes by its names being the query, its start, or a part of it. */
export function nameFactor(
  { kind, path, title }: SearchPage,
  query: string,
): number {
  const typed = nameKey(withoutStopWords(readable(query)));
  const names = [title, path.split('/').filter(Boolean).at(-1) ?? ''].map(
    name => nameKey(withoutStopWords(name)),
  );
  if (names.includes(typed)) {
    return 10;
  }
  if (names.some(name => name.replace(/^(?:no|prefer)/, '') === typed)) {
    return 5;
  }
  if (query.match(ruleName)?.includes(title)) {
    return 4;
  }
  return kind !== 'blog' &&
    typed.length >= 3 &&
    names.some(name => name.startsWith(typed))
    ? 4
    : 1;
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
