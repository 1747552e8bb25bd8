export interface Problem {
  /** From 1: in the file, or where said so, in the block that starts with its fence on line 0. */
  line: number;
  message: string;
}

/** Problems as an editor's terminal can link to them, one a line. */
export function formatProblems(
  path: string,
  problems: readonly Problem[],
): string {
  return [...problems]
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${path}:${String(line)}: ${message}`)
    .join('\n');
}
