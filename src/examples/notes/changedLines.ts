import { markedLines } from '../../highlight/markedLines';
import type { HighlightedToken } from '../../highlight/tokens';
import { diffLines } from '../../text/diffLines';

/** A line of either version, with its number there; one that stays, with its number before. */
interface Line {
  kind: 'added' | 'kept' | 'removed';
  number: number;
  html: string;
}

/** Splits code into colored pieces. */
export type Color = (code: string) => HighlightedToken[];

const elements = { added: 'ins', kept: 'span', removed: 'del' } as const;

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
  const replaces = isOnlyAbout(lines, line);
  const shown = lines.map(({ kind }, index) =>
    replaces
      ? kind === 'added'
      : kind !== 'kept' || isNextToChange(lines, index),
  );
  return lines
    .map((one, index) => {
      if (shown[index]) {
        return toElement(one);
      }
      // Lines left out between two that are shown.
      return !replaces && shown[index - 1] && shown.includes(true, index)
        ? '<span>…\n</span>'
        : '';
    })
    .join('');
}

/** Both versions as one list of lines, where lines that go are in front of those that come for them. */
function compare(before: string, after: string, color: Color): Line[] {
  const old = coloredLines(before, color);
  const next = coloredLines(after, color);
  let removed = 0;
  let added = 0;
  const all = diffLines(
    withoutLastEnd(before),
    withoutLastEnd(after),
    Infinity,
  );
  return all.map(({ kind }): Line => {
    if (kind === 'removed') {
      removed += 1;
      return { kind, number: removed, html: old[removed - 1] ?? '' };
    }
    added += 1;
    if (kind === 'added') {
      return { kind, number: added, html: next[added - 1] ?? '' };
    }
    removed += 1;
    return { kind: 'kept', number: removed, html: next[added - 1] ?? '' };
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

function isNextToChange(lines: readonly Line[], index: number): boolean {
  return [index - 1, index + 1].some(
    place => (lines[place]?.kind ?? 'kept') !== 'kept',
  );
}

function toElement({ kind, number, html }: Line): string {
  const name = elements[kind];
  return `<${name} data-n="${String(number)}">${html.replace(/\n$/, '')}\n</${name}>`;
}
