/** Turns lines and columns, both from 1 as in ESLint's reports, into offsets in the code. */
export function createLinePositions(
  code: string,
): (line: number, column: number) => number {
  const starts = [
    0,
    ...Array.from(
      code.matchAll(/\r\n|[\n\r\u2028\u2029]/g),
      ({ 0: end, index }) => index + end.length,
    ),
  ];
  return (line, column) =>
    Math.min((starts[line - 1] ?? code.length) + column - 1, code.length);
}
