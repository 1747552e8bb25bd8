import esquery from 'esquery';

/**
 * Reads an AST filter as links have it: JSON with the selector's text and the parsed selector, or, in
 * older links of this site, the text alone.
 */
export function readAstFilter(
  text: string,
  note: (note: string) => void,
): string | undefined {
  if (!text.startsWith('{')) {
    return text;
  }
  try {
    const { filter } = JSON.parse(text) as { filter?: unknown };
    if (typeof filter === 'string') {
      return filter;
    }
  } catch {
    // Not JSON, and no selector either: those do not begin with a brace.
  }
  note("The link's AST filter is not readable: it has no text.");
  return undefined;
}

/**
 * Writes an AST filter as typescript-eslint.io reads it. Over there, anything but JSON costs the whole
 * link, and a selector that is not parsed finds nothing.
 */
export function writeAstFilter(filter: string): string {
  return JSON.stringify({ filter, selector: parseSelector(filter) });
}

/** @returns `undefined` for what JSON cannot hold, or the parser does not take */
function parseSelector(filter: string): unknown {
  try {
    const selector: unknown = esquery.parse(filter);
    return hasRegExp(selector) ? undefined : selector;
  } catch {
    return undefined;
  }
}

function hasRegExp(value: unknown): boolean {
  return (
    value instanceof RegExp ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).some(hasRegExp))
  );
}
