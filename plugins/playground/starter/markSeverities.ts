import { toMarkedHtml } from '../../../src/highlight/markedHtml';
import type { HighlightedToken } from '../../../src/highlight/tokens';

/** A range of code in which something is reported. */
export interface SeverityMark {
  start: number;
  end: number;
  severity: string;
}

/**
 * Colored code in which what is reported is underlined, for the eye only: unlike on rule pages, the text
 * itself is in a field, and the messages are in a list of their own.
 */
export function markSeverities(
  tokens: readonly HighlightedToken[],
  marks: readonly SeverityMark[],
): string {
  return toMarkedHtml(
    tokens,
    marks.map(({ start, end, severity }) => ({
      start,
      end,
      id: severity,
      describedBy: '',
    })),
    ({ id }) => `<mark data-severity="${id}">`,
  );
}
