import { type Mark, toMarkedHtml } from './markedHtml';
import type { HighlightedToken } from './tokens';
import { visibleRanges } from './visibleRanges';

/**
 * The lines of colored code as HTML, with their ends, and with marks: `mark` elements within a line. A
 * mark of several lines becomes one element a line, the first of which has its id; marks may overlap.
 *
 * @param tokens all of the code, in order
 * @param tagOf the tag that a mark begins with
 */
export function markedLines(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[] = [],
  tagOf?: Parameters<typeof toMarkedHtml>[2],
): string[] {
  const code = tokens.map(({ text }) => text).join('');
  return toMarkedHtml(
    tokens.flatMap(splitLines),
    marks.flatMap(mark =>
      visibleRanges(code, mark).map(range => ({ ...mark, ...range })),
    ),
    tagOf,
  ).split(/(?<=\n)/);
}

/** A token cut at line breaks, which are on their own: no element is to reach over one. */
function splitLines({ text, ...rest }: HighlightedToken): HighlightedToken[] {
  return text
    .split(/(?<=\n)|(?=\n)/)
    .map(part => (part === '\n' ? { text: part } : { ...rest, text: part }));
}
