import { toHtml } from './html';
import type { HighlightedToken } from './tokens';

/** A range of code to underline. Several may have the same id: the first gets it, others `data-more`. */
export interface Mark {
  start: number;
  end: number;
  /** Ids of the element itself and of the text that describes it. */
  id: string;
  describedBy: string;
}

/**
 * Colored code as HTML in which ranges are marked. The text stays as it is. A range that overlaps
 * another without lying in it takes two elements, the first of which has the id.
 *
 * Each element can get the focus, when a link leads to it, unless it begins with another tag.
 *
 * @param tagOf the tag that an element begins with
 */
export function toMarkedHtml(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[],
  tagOf: (mark: Mark, isFirst: boolean) => string = openingTag,
): string {
  const outerFirst = [...marks].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const usedIds = new Set<string>();
  let open: Mark[] = [];
  let html = '';
  let offset = 0;
  for (const piece of split(tokens, marks)) {
    const wanted = outerFirst.filter(
      ({ start, end }) => start <= offset && offset < end,
    );
    // What stays open has to be the outermost: close from the inside up to the first difference.
    const firstDifference = wanted.findIndex((mark, i) => open[i] !== mark);
    const kept = firstDifference === -1 ? wanted.length : firstDifference;
    html += '</mark>'.repeat(Math.max(0, open.length - kept));
    for (const mark of wanted.slice(Math.min(kept, open.length))) {
      html += tagOf(mark, !usedIds.has(mark.id));
      usedIds.add(mark.id);
    }
    open = wanted;
    html += toHtml([piece]);
    offset += piece.text.length;
  }
  return html + '</mark>'.repeat(open.length);
}

function openingTag({ id, describedBy }: Mark, isFirst: boolean): string {
  const name = isFirst ? 'id' : 'data-more';
  return `<mark ${name}="${id}" aria-describedby="${describedBy}" tabindex="-1">`;
}

/** Cuts the tokens where a mark starts or ends. */
function* split(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[],
): Generator<HighlightedToken> {
  const cuts = marks.flatMap(({ start, end }) => [start, end]);
  let start = 0;
  for (const { text, ...rest } of tokens) {
    const end = start + text.length;
    const inside = [...new Set(cuts)]
      .filter(cut => start < cut && cut < end)
      .sort((a, b) => a - b);
    let from = start;
    for (const to of [...inside, end]) {
      yield { ...rest, text: text.slice(from - start, to - start) };
      from = to;
    }
    start = end;
  }
}

type Range = Pick<Mark, 'end' | 'start'>;

/**
 * What to underline for a reported range: where there is nothing to see in it, the character there
 * or before; in several lines, what is on them without their indentation.
 */
export function visibleRanges(code: string, { start, end }: Range): Range[] {
  const text = code.slice(start, end);
  if (!text.includes('\n')) {
    return [start === end ? visiblePoint(code, start) : { start, end }];
  }
  const lines = [...text.matchAll(/\S.*/g)].map(({ 0: line, index }) => ({
    start: start + index,
    end: start + index + line.trimEnd().length,
  }));
  return lines.length > 0 ? lines : [visiblePoint(code, start)];
}

function visiblePoint(code: string, offset: number): Range {
  return offset >= code.length || /[\r\n]/.test(code.charAt(offset))
    ? { start: Math.max(0, offset - 1), end: offset }
    : { start: offset, end: offset + 1 };
}

/**
 * The lines of colored code as HTML, with their ends, and with marks: `mark` elements within a line. A
 * mark of several lines becomes one element a line, the first of which has its id; marks may overlap.
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
