import type { ChangedExample, PageExample } from './readExample';

/** An example as the page has it. */
type PageText = Pick<PageExample, 'code' | 'options'>;

/** A page's examples as they were left in this visit, by what the page itself has, which they are for. */
type KeptEdits = Record<string, ChangedExample>;

/** The key in the session's storage, which lasts until the tab is closed. */
const keyOf = (page: string): string => `edited ${page}`;

/** Whether examples of a page were edited. @param page its path */
export function hasEdits(page: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(page)) !== null;
  } catch {
    return false;
  }
}

/** What an example was changed to; `undefined` where it wasn't. */
export function editOf(
  page: string,
  example: PageText,
): ChangedExample | undefined {
  return editsOf(page)[nameOf(example)];
}

/** Keeps how a reader leaves an example, or forgets it where that is as the page has it. */
export function keepEdit(
  page: string,
  example: PageText,
  { options, text }: ChangedExample,
): void {
  const edits = new Map(Object.entries(editsOf(page)));
  if (nameOf({ code: text, options }) === nameOf(example)) {
    edits.delete(nameOf(example));
  } else {
    edits.set(nameOf(example), { text, options });
  }
  try {
    if (edits.size > 0) {
      sessionStorage.setItem(
        keyOf(page),
        JSON.stringify(Object.fromEntries(edits)),
      );
    } else {
      sessionStorage.removeItem(keyOf(page));
    }
  } catch {
    // Blocked or full: it stays as long as the page.
  }
}

/** Some examples show what different options make of the same code. */
function nameOf({ code, options }: PageText): string {
  return JSON.stringify([code, options]);
}

function editsOf(page: string): KeptEdits {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(keyOf(page)) ?? '{}',
    );
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, ChangedExample] => isEdit(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Whether it is what this file wrote: extensions and people write to the storage. */
function isEdit(value: unknown): value is ChangedExample {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'options' in value &&
    Array.isArray(value.options)
  );
}
