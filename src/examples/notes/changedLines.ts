import { markedLines } from '../../highlight/markedHtml';
import type { HighlightedToken } from '../../highlight/tokens';
import { diffLines } from '../../text/diffLines';

/** A line of either version, with its number there; one that stays, with its number before. */
interface Line {
  kind: 'added' | 'kept' | 'removed';
  number: number;
  html: string;
}

export type Color = (code: string) => HighlightedToken[];

const elementNames = { added: 'ins', kept: 'span', removed: 'del' } as const;

/**
 * What a change does to code, as colored lines: `del`, `ins` and `span`, each with its end, and its number
 * as `data-n`. Where it replaces a line that readers see right above it, the new lines are enough.
 *
 * @param line number of the line that the change is shown at, from 1
 */
export function changedLines(
  before: string,
  after: string,
  color: Color,
  line: number,
): string {
  const lines = compare(before, after, color);
  if (isOnlyAbout(lines, line)) {
    return lines
      .filter(({ kind }) => kind === 'added')
      .map(toElement)
      .join('');
  }
  // Changed lines, and those next to them.
  const shown = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - 1), index + 2)
      .some(({ kind }) => kind !== 'kept'),
  );
  const elements = lines.map((one, index) => {
    if (shown[index]) {
      return toElement(one);
    }
    // Lines left out between two that are shown.
    const isGap = shown[index - 1] && shown.includes(true, index);
    return isGap ? '<span>…\n</span>' : '';
  });
  return elements.join('');
}

/** Both versions as one list of lines, where lines that go are in front of those that come for them. */
function compare(before: string, after: string, color: Color): Line[] {
  const old = coloredLines(before, color);
  const next = coloredLines(after, color);
  const all = diffLines(
    withoutLastEnd(before),
    withoutLastEnd(after),
    Infinity,
  );
  let removed = 0;
  let added = 0;
  return all.flatMap(({ kind }): Line | [] => {
    removed += kind === 'added' ? 0 : 1;
    added += kind === 'removed' ? 0 : 1;
    const html = kind === 'removed' ? old[removed - 1] : next[added - 1];
    const number = kind === 'added' ? added : removed;
    return kind === 'gap' ? [] : { kind, number, html: html ?? '' };
  });
}

function coloredLines(code: string, color: Color): string[] {
  return markedLines(color(withoutLastEnd(code)));
}

/** Code is shown without an empty line at its end. */
export function withoutLastEnd(code: string): string {
  return code.replace(/\n$/, '');
}

/** Whether all that a change does is to put other lines in the place of one. */
function isOnlyAbout(lines: readonly Line[], line: number): boolean {
  const first = lines.findIndex(({ kind }) => kind !== 'kept');
  const last = lines.findLastIndex(({ kind }) => kind !== 'kept');
  const [removed, ...others] = lines.slice(first, last + 1);
  return (
    removed?.kind === 'removed' &&
    removed.number === line &&
    others.length > 0 &&
    others.every(({ kind }) => kind === 'added')
  );
}

function toElement({ kind, number, html }: Line): string {
  const name = elementNames[kind];
  return `<${name} data-n="${String(number)}">${html.replace(/\n$/, '')}\n</${name}>`;
}
