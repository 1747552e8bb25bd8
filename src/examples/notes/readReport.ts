import type { LintMessage } from '../../linter';
import { indexLines } from '../../text/positions';
import type { RuleReport } from './ruleReport';

/** What a rule reports, with all that is shown of it. */
export function readReport(code: string, report: LintMessage): RuleReport {
  const { message, messageId = '', fix } = report;
  // What is about all of the file is reported at line 0: it's shown where the file begins.
  const line = Math.max(1, report.line);
  const column = Math.max(1, report.column);
  return {
    message,
    messageId,
    line,
    column,
    ...markedRange(code, { ...report, line, column }),
    ...(fix && {
      fix: { start: fix.range[0], end: fix.range[1], text: fix.text },
    }),
    suggestions: (report.suggestions ?? []).map(suggestion => ({
      message: suggestion.desc,
      messageId: suggestion.messageId ?? '',
      code:
        code.slice(0, suggestion.fix.range[0]) +
        suggestion.fix.text +
        code.slice(suggestion.fix.range[1]),
    })),
  };
}

/**
 * The part of the code that is marked for a report, as offsets. Where ESLint gives only a place, such as a
 * line's end for a semicolon that is missing, it is the character before, as in editors; on a line's start,
 * the one after.
 */
function markedRange(
  code: string,
  { line, column, endLine, endColumn }: LintMessage,
): { start: number; end: number } {
  const { offsetAt } = indexLines(code);
  const start = offsetAt({ lineNumber: line, column });
  const end =
    endLine === undefined || endColumn === undefined
      ? start
      : offsetAt({ lineNumber: endLine, column: endColumn });
  // A line break can't be seen.
  if (code.slice(start, end).trim() !== '') {
    return { start, end };
  }
  return column > 1
    ? { start: start - 1, end: start }
    : { start, end: start + 1 };
}
