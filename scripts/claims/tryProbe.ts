import type { Problem } from '../../plugins/examples/formatProblems';
import { verifyExample } from '../../plugins/examples/verifyExample';
import type { RuleReport } from '../../src/examples/notes/readReport';
import type { LinterService } from '../../src/linter';
import { applyEdit } from '../../src/text/applyEdit';
import type { Probe } from './readClaims';

/**
 * Lints a probe's code.
 *
 * @returns what differs from what the probe expects, with lines of the file of claims
 */
export function tryProbe(linter: LinterService, probe: Probe): Problem[] {
  const { problems, reports, fixedCode } = verifyExample(linter, probe);
  if (problems.length > 0) {
    return problems.map(({ line, message }) => ({
      line: probe.line + line,
      message,
    }));
  }
  const suggested = reports.flatMap(({ suggestions }) =>
    suggestions.map(({ edit }) => applyEdit(probe.code, edit)),
  );
  return [
    ...compareReports(probe, reports),
    ...compareText('fixed', probe.fixed, fixedCode ?? probe.code),
    ...(probe.suggested.length > 0
      ? compareText(
          'suggested',
          probe.suggested.join('\n'),
          suggested.join('\n'),
        )
      : []),
  ].map(message => ({ line: probe.line, message }));
}

function compareReports(
  { example, reports: expected }: Probe,
  reports: readonly RuleReport[],
): string[] {
  if (example.verdict === 'correct') {
    return [];
  }
  const printed = reports.map(report => `${printReport(report)}\n`).join('');
  const lines = expected?.split('\n').slice(0, -1) ?? [];
  const isExpected =
    lines.length === reports.length &&
    lines.every((line, index) => matches(line, reports[index]));
  return isExpected
    ? []
    : [
        `The rule's reports differ from the block "reports" below the code. They are:\n${printed}`,
      ];
}

/** `2:7 unusedVar`: line, column and message id, and, if that is told, the message's text. */
function printReport({ line, column, messageId, message }: RuleReport): string {
  return `${String(line)}:${String(column)} ${messageId} ${message}`;
}

/** Whether a line of a block "reports" says what the report is: the text, or a part of it, may be missing. */
function matches(line: string, report: RuleReport | undefined): boolean {
  if (!report) {
    return false;
  }
  const [place, messageId, ...words] = line.split(' ');
  return (
    [
      String(report.line),
      `${String(report.line)}:${String(report.column)}`,
    ].includes(place ?? '') &&
    messageId === report.messageId &&
    report.message.includes(words.join(' '))
  );
}

function compareText(
  outcome: string,
  expected: string | undefined,
  actual: string,
): string[] {
  return expected === undefined || expected === actual
    ? []
    : [
        `The code differs from the block "${outcome}" below it. It is:\n${actual}`,
      ];
}
