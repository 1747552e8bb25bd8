import type { RuleReport } from '../../src/examples/notes/readReport';
import { applyEdit } from '../../src/text/applyEdit';
import type { VerifiedBlock } from '../examples/verifyPage';
import type { RuleExample, RuleReport as ReportData } from './ruleData';

/** The examples among the code blocks of a rule's page, with what linting them gave. */
export function readExamples(blocks: readonly VerifiedBlock[]): RuleExample[] {
  return blocks.flatMap(({ code, fence, verification }) => {
    const { example, language, source } = fence;
    if (!example || !source) {
      return [];
    }
    const { compilerOptions, fileName, sourceType } = source;
    return [
      {
        verdict: example.verdict,
        rule: example.ruleId,
        code,
        language,
        fileName,
        sourceType,
        ...(compilerOptions && { compilerOptions }),
        options: example.options,
        reports: verification.reports.map(report => readReport(code, report)),
        ...(verification.fixedCode !== undefined && {
          output: verification.fixedCode,
        }),
      },
    ];
  });
}

function readReport(
  code: string,
  { fix, suggestions, ...report }: RuleReport,
): ReportData {
  const { column, end, line, message, messageId, start } = report;
  return {
    messageId,
    message,
    line,
    column,
    start,
    end,
    ...(fix && {
      fix: { start: fix.range[0], end: fix.range[1], text: fix.text },
    }),
    suggestions: suggestions.map(({ edit, message, messageId }) => ({
      messageId,
      message,
      output: applyEdit(code, edit),
    })),
  };
}
