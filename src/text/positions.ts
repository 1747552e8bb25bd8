/** A place in a text, both from 1 as editors count. */
export interface Position {
  lineNumber: number;
  column: number;
}

/** Turns lines and columns into offsets and back. */
export interface LineIndex {
  offsetAt: (position: Position) => number;
  positionAt: (offset: number) => Position;
  /** The column after a line's last character. */
  endOfLine: (lineNumber: number) => number;
}

/** Indexes a text's lines as ESLint and TypeScript count them. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (const { 0: lineBreak, index } of text.matchAll(
    /\r\n|[\r\n\u2028\u2029]/g,
  )) {
    starts.push(index + lineBreak.length);
  }
  return {
    offsetAt({ lineNumber, column }) {
      const start = starts[lineNumber - 1] ?? text.length;
      return Math.min(text.length, start + column - 1);
    },
    endOfLine(lineNumber) {
      const start = starts[lineNumber - 1] ?? text.length;
      const end = (starts[lineNumber] ?? text.length + 1) - 1;
      return text.slice(start, end).replace(/\r$/, '').length + 1;
    },
    positionAt(offset) {
      const line = Math.max(
        0,
        starts.findLastIndex(start => start <= offset),
      );
      return { lineNumber: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
  };
}
