import type { LintMessage } from '../../linter';
import type { LineIndex } from '../../text/positions';

/**
 * The part of the code that a message is about, as offsets. It is empty where ESLint gives only a place.
 */
export function reportedRange(
  { line, column, endLine, endColumn }: LintMessage,
  { offsetAt }: LineIndex,
): { start: number; end: number } {
  const start = offsetAt({ lineNumber: line, column });
  return {
    start,
    end:
      endLine === undefined || endColumn === undefined
        ? start
        : Math.max(start, offsetAt({ lineNumber: endLine, column: endColumn })),
  };
}
