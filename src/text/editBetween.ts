/** The smallest edit that turns one text into another: in an editor, the cursor and what is folded stay where they are. */
export function editBetween(before: string, after: string): TextEdit {
  const { start, tail } = sameEnds(before, after);
  return {
    range: [start, before.length - tail],
    text: after.slice(start, after.length - tail),
  };
}

/** How much two texts, or two lists of lines, have in common at their starts and, apart from that, at their ends. */
export function sameEnds(
  before: ArrayLike<string>,
  after: ArrayLike<string>,
): { start: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let tail = 0;
  while (
    tail < shorter - start &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  return { start, tail };
}

/** A change of a text, as in ESLint's messages: offsets from 0. */
export interface TextEdit {
  range: readonly [start: number, end: number];
  text: string;
}

/** Applies one edit. */
export function applyEdit(code: string, { range, text }: TextEdit): string {
  const [start, end] = range;
  return code.slice(0, Math.max(0, start)) + text + code.slice(end);
}
