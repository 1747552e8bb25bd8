/** Texts of a page's examples that were edited in this visit, by the page's own text, which they are for. */
type KeptEdits = Record<string, string>;

/** Where the browser keeps those of a page until its tab is closed. */
const keyOf = (page: string): string => `edited ${page}`;

/** Whether examples of a page were edited. @param page its path */
export function hasEdits(page: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(page)) !== null;
  } catch {
    return false;
  }
}

/** What an example was changed to; `undefined` where it wasn't. @param code the page's own */
export function editOf(page: string, code: string): string | undefined {
  return editsOf(page)[code];
}

/** Keeps a text, or forgets it where it is the page's own. */
export function keepEdit(page: string, code: string, text: string): void {
  const edits = new Map(Object.entries(editsOf(page)));
  if (text === code) {
    edits.delete(code);
  } else {
    edits.set(code, text);
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

function editsOf(page: string): KeptEdits {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(keyOf(page)) ?? '{}',
    );
    return typeof kept === 'object' && kept !== null ? (kept as KeptEdits) : {};
  } catch {
    return {};
  }
}
