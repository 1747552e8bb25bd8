import type { LintMessage } from '../../linter';
import { indexLines } from '../../text/positions';
import { reportedRange } from './reportedRange';
import type { RuleReport } from './ruleReport';

/** What a rule reports, with all that is shown of it. */
export function readReport(code: string, report: LintMessage): RuleReport {
  const { line, column, message, messageId = '', fix } = report;
  return {
    message,
    messageId,
    // What is about all of the file is reported at line 0: it's shown where the file begins.
    line: Math.max(1, line),
    column: Math.max(1, column),
    ...reportedRange(report, indexLines(code)),
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
