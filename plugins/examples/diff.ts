import type { Diff } from '../../src/components/examples/types';

/** Unchanged lines that are shown around a change. */
const CONTEXT = 1;

/** Compares two versions of a code by line. */
export function diffLines(before: string, after: string): Diff {
  const lines = compare(toLines(before), toLines(after));
  const isNearChange = (index: number): boolean =>
    lines
      .slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1)
      .some(line => !line.startsWith(' '));
  return lines
    .map((line, index) => (isNearChange(index) ? line : '@'))
    .filter((line, index, all) => line !== '@' || all[index - 1] !== '@')
    .join('\n');
}

function toLines(code: string): string[] {
  return code.replace(/\n$/, '').split('\n');
}

/** Marks each line of both, along a longest common subsequence; removed lines before added ones. */
function compare(before: string[], after: string[]): string[] {
  const common = commonLengths(before, after);
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const removed = before[i];
    const added = after[j];
    if (removed === undefined && added === undefined) {
      return lines;
    }
    if (removed !== undefined && removed === added) {
      lines.push(` ${removed}`);
      i += 1;
      j += 1;
    } else if (
      removed !== undefined &&
      (added === undefined ||
        (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      lines.push(`-${removed}`);
      i += 1;
    } else {
      lines.push(`+${String(added)}`);
      j += 1;
    }
  }
}

/** `[i][j]`: how many lines `before` from `i` and `after` from `j` have in common. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      const next = lengths[i + 1] ?? [];
      row[j] =
        before[i] === after[j]
          ? (next[j + 1] ?? 0) + 1
          : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
