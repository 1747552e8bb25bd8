import type {
  Replacement,
  RuleReport,
} from '../../src/examples/notes/readReport';
import type { VerifiedBlock } from '../examples/verifyPage';
import type { Edit, RuleExample, RuleReport as ReportData } from './ruleData';

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
        reports: verification.reports.map(readReport),
        ...(verification.fixedCode !== undefined && {
          output: verification.fixedCode,
        }),
      },
    ];
  });
}

function readReport({ fix, suggestions, ...report }: RuleReport): ReportData {
  const { column, end, line, message, messageId, start } = report;
  return {
    messageId,
    message,
    line,
    column,
    start,
    end,
    ...(fix && { fix: readFix(fix) }),
    suggestions: suggestions.map(({ code, message, messageId }) => ({
      messageId,
      message,
      output: code,
    })),
  };
}

function readFix({ end, start, text }: Replacement): Edit {
  return { start, end, text };
}
