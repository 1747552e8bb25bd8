import type { ChangedExample, PageExample } from './readExample';

type PageText = Pick<PageExample, 'code' | 'options'>;

/*
 * Examples as they were left, in the session's storage, which lasts until the tab is closed. Each is under
 * what the page itself has, which it's for.
 */

/** What the keys of a page's examples start with. @param page its path */
const startOfKeys = (page: string): string => `edited ${page} `;

/** Some examples show what different options make of the same code. */
const keyOf = (page: string, { code, options }: PageText): string =>
  startOfKeys(page) + JSON.stringify([code, options]);

/** Whether examples of a page were edited. @param page its path */
export function hasEdits(page: string): boolean {
  try {
    return Object.keys(sessionStorage).some(key =>
      key.startsWith(startOfKeys(page)),
    );
  } catch {
    return false;
  }
}

/** What an example was changed to; `undefined` where it wasn't. */
export function editOf(
  page: string,
  example: PageText,
): ChangedExample | undefined {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(keyOf(page, example)) ?? 'null',
    );
    return isEdit(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how a reader leaves an example, or forgets it where that is as the page has it. */
export function keepEdit(
  page: string,
  example: PageText,
  { options, text }: ChangedExample,
): void {
  const key = keyOf(page, example);
  try {
    if (keyOf(page, { code: text, options }) === key) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, JSON.stringify({ text, options }));
    }
  } catch {
    // Blocked or full: it stays as long as the page.
  }
}

/** Whether it is what this file wrote: extensions and people write to the storage. */
function isEdit(value: unknown): value is ChangedExample {
  const { text, options } = (value ?? {}) as Partial<ChangedExample>;
  return typeof text === 'string' && Array.isArray(options);
}
