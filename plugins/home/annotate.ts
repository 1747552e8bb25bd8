import type { HighlightedToken } from '../highlight/highlight';
import { type Mark, toMarkedHtml } from '../highlight/markedHtml';
import { visibleRanges } from '../highlight/visibleRanges';

/**
 * The lines of colored code with marks as HTML: a `span[data-line]` for each line, `mark` elements
 * within. A mark of several lines becomes one element a line, the first of which has its id; marks
 * may overlap.
 *
 * @param tokens all of the code, in order
 */
export function annotate(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[],
): string[] {
  const code = tokens.map(({ text }) => text).join('');
  const html = toMarkedHtml(
    tokens.flatMap(splitLines),
    marks.flatMap(mark =>
      visibleRanges(code, mark).map(range => ({ ...mark, ...range })),
    ),
  );
  return html.split(/(?<=\n)/).map(line => `<span data-line>${line}</span>`);
}

/** A token cut at line breaks, which stand alone: no element is to reach over one. */
function splitLines({ text, ...rest }: HighlightedToken): HighlightedToken[] {
  return text
    .split(/(?<=\n)|(?=\n)/)
    .map(part => (part === '\n' ? { text: part } : { ...rest, text: part }));
}
