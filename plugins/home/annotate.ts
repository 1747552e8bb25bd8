import type { HighlightedToken } from '../highlight/highlight';
import { escapeHtml } from '../highlight/html';

/** A range of the code that something is said about. Offsets as in JavaScript strings. */
export interface Mark {
  start: number;
  end: number;
  /** Id of the mark's element. */
  id: string;
  /** Id of the element that says what is the matter. */
  describedBy: string;
}

/**
 * Coloured code with marks as HTML: a `span[data-line]` for each line, `mark` elements within. A mark
 * of several lines becomes one element a line, the first of which has its id; marks may overlap.
 *
 * @param tokens all of the code, in order
 */
export function annotate(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[],
): string {
  const outermostFirst = [...marks].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const started = new Set<Mark>();
  let open: Mark[] = [];
  let html = '<span data-line>';

  function switchTo(wanted: readonly Mark[]): void {
    const kept = open.findIndex((mark, index) => mark !== wanted[index]);
    const common = kept === -1 ? open.length : kept;
    html += '</mark>'.repeat(open.length - common);
    for (const mark of wanted.slice(common)) {
      html += openingTag(mark, !started.has(mark));
      started.add(mark);
    }
    open = [...wanted];
  }

  for (const { text, kind, start } of split(tokens, marks)) {
    if (text === '\n') {
      switchTo([]);
      html += '\n</span><span data-line>';
      continue;
    }
    const around = outermostFirst.filter(
      mark => mark.start <= start && start < mark.end,
    );
    // Nothing is underlined in a line's indentation.
    switchTo(text.trim() === '' && open.length === 0 ? [] : around);
    html +=
      kind && text.trim() !== ''
        ? `<span class="hl-${kind}">${escapeHtml(text)}</span>`
        : escapeHtml(text);
  }
  switchTo([]);
  return `${html}</span>`;
}

function openingTag({ id, describedBy }: Mark, first: boolean): string {
  return `<mark${first ? ` id="${escapeHtml(id)}"` : ''} aria-describedby="${escapeHtml(describedBy)}">`;
}

/** Tokens cut at line breaks, which stand alone, and wherever a mark starts or ends. */
function* split(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[],
): Generator<HighlightedToken & { start: number }> {
  const cuts = new Set(marks.flatMap(mark => [mark.start, mark.end]));
  let position = 0;
  for (const { text, kind } of tokens) {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const next = at + 1;
      if (
        next === text.length ||
        cuts.has(position + next) ||
        text[at] === '\n' ||
        text[next] === '\n' ||
        // Where an indentation ends
        (text.slice(from, next).trim() === '' && /\S/.test(text.charAt(next)))
      ) {
        yield { text: text.slice(from, next), kind, start: position + from };
        from = next;
      }
    }
    position += text.length;
  }
}
