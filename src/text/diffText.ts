import type { DiffLine } from './diffLines';

/**
 * A change, a line of code a line: `-` removed, `+` added, a space for a line that stays. A line of
 * `@` replaces lines left out.
 */
export type Diff = string;

const marks = { added: '+', kept: ' ', removed: '-' } as const;

const gap = '@';

/** Lines of a diff as text. */
export function writeDiff(lines: readonly DiffLine[]): Diff {
  return lines
    .map(line => (line.kind === 'gap' ? gap : marks[line.kind] + line.text))
    .join('\n');
}

/** The lines that {@link writeDiff} wrote. */
export function readDiff(diff: Diff): DiffLine[] {
  return diff.split('\n').map(line => {
    const text = line.slice(1);
    switch (line[0]) {
      case marks.added:
        return { kind: 'added', text };
      case marks.removed:
        return { kind: 'removed', text };
      case gap:
        return { kind: 'gap' };
      default:
        return { kind: 'kept', text };
    }
  });
}
