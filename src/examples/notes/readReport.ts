import type { LintMessage } from '../../linter';
import type { OriginInformation } from '../../linter/protocol';
import type { TextEdit } from '../../text/applyEdit';
import { indexLines } from '../../text/positions';

/** What a rule reports, with all that is shown of it. */
export function readReport(code: string, report: LintMessage): RuleReport {
  const { fix, message, messageId = '', suggestions = [] } = report;
  // What is about all of the file is reported at line 0: it's shown where the file begins.
  const line = Math.max(1, report.line);
  const column = Math.max(1, report.column);
  return {
    message,
    messageId,
    line,
    column,
    ...markedRange(code, { ...report, line, column }),
    ...(fix && { fix }),
    suggestions: suggestions.map(suggestion => ({
      message: suggestion.desc,
      messageId: suggestion.messageId ?? '',
      edit: suggestion.fix,
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

/** A report of a rule on an example. */
export interface RuleReport {
  message: string;
  messageId: string;
  /** From 1. */
  line: number;
  column: number;
  /** Offsets in the code. */
  start: number;
  end: number;
  fix?: TextEdit;
  /** Changes that a rule leaves to the reader to decide on. */
  suggestions: { message: string; messageId: string; edit: TextEdit }[];
  /** Where the `any` comes from that the report is about. */
  origin?: OriginInformation;
}
