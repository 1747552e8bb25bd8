/** A place in a text, both from 1 as editors count. */
export interface Position {
  lineNumber: number;
  column: number;
}

/** Indexes a text's lines as ESLint and TypeScript count them, to turn lines and columns into offsets and back. */
export function indexLines(text: string) {
  const starts = [0];
  for (const { 0: lineBreak, index } of text.matchAll(
    /\r\n|[\r\n\u2028\u2029]/g,
  )) {
    starts.push(index + lineBreak.length);
  }
  return {
    offsetAt: ({ lineNumber, column }: Position): number => {
      const start = starts[lineNumber - 1] ?? text.length;
      return Math.min(text.length, start + column - 1);
    },
    /** The column after a line's last character. */
    endOfLine: (lineNumber: number): number => {
      const start = starts[lineNumber - 1] ?? text.length;
      const end = (starts[lineNumber] ?? text.length + 1) - 1;
      return text.slice(start, end).replace(/\r$/, '').length + 1;
    },
    positionAt: (offset: number): Position => {
      const line = Math.max(
        0,
        starts.findLastIndex(start => start <= offset),
      );
      return { lineNumber: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
  };
}
