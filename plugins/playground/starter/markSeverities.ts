import { markedLines } from '../../../src/highlight/markedLines';
import type { HighlightedToken } from '../../../src/highlight/tokens';

/** A range of code in which something is reported. */
export interface SeverityMark {
  start: number;
  end: number;
  severity: string;
}

/**
 * Colored code, each line an element, in which what is reported is underlined, for the eye only: unlike on
 * rule pages, the text itself is in a field, and the messages are in a list of their own.
 */
export function markSeverities(
  tokens: readonly HighlightedToken[],
  marks: readonly SeverityMark[] = [],
): string {
  const lines = markedLines(
    tokens,
    marks.map(({ start, end, severity }) => ({
      start,
      end,
      id: severity,
      describedBy: '',
    })),
    ({ id }) => `<mark data-severity="${id}">`,
  );
  // What follows the last line's end is a line for editors, which number it.
  const hasEnd = lines.at(-1)?.endsWith('\n') ?? false;
  return [...lines, ...(hasEnd ? [''] : [])]
    .map(line => `<span>${line}</span>`)
    .join('');
}
