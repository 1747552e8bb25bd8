import { readReport, type RuleReport } from '../../src/examples/notes/notesOf';
import {
  defaultCompilerOptions,
  explainAny,
  isAboutAny,
  type LinterService,
  type LintInput,
  type LintMessage,
  type LintResult,
} from '../../src/linter';
import type { ExampleSettings } from './fence';
import type { Problem } from './formatProblems';
import { checkTypeErrors } from './sourceCheck';

/** Lints an example by its rule, and checks that the outcome is what its fence says. */
export function verifyExample(
  linter: LinterService,
  { code, example }: { code: string; example: ExampleSettings },
): Verification {
  const input: LintInput = {
    code,
    fileName: example.fileName,
    compilerOptions: {
      ...defaultCompilerOptions,
      ...example.compilerOptions,
    },
    config: {
      rules: { [example.ruleId]: ['error', ...example.options] },
      languageOptions: { sourceType: example.sourceType },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  };
  const result = linter.lint(input);
  const obstacles = findObstacles(result);
  if (obstacles.length > 0) {
    return { problems: obstacles, reports: [] };
  }
  const reports = result.messages.map(message => ({
    ...readReport(code, message),
    ...originOf(result, message),
  }));
  const fixedCode = reports.some(({ fix }) => fix)
    ? linter.fix(input).output
    : code;
  return {
    problems: [
      ...checkTypeErrors(
        [...result.typeDiagnostics(), ...result.compilerOptionDiagnostics()],
        example.typeErrors,
      ),
      ...compareWithVerdict(example, reports),
    ],
    reports,
    ...(fixedCode !== code && { fixedCode }),
  };
}

function originOf(
  { typescript }: LintResult,
  report: LintMessage,
): Pick<RuleReport, 'origin'> {
  const origin =
    typescript && isAboutAny(report.ruleId ?? '', report.message)
      ? explainAny(typescript, report)
      : undefined;
  return origin ? { origin } : {};
}

function findObstacles({ errors, messages }: LintResult): Problem[] {
  return [
    ...errors.map(({ kind, ruleId, message }) => ({
      line: 0,
      message:
        kind === 'crash'
          ? `The rule ${String(ruleId)} crashed: ${message}`
          : `ESLint refuses the options. ${message.replace(/\s+/g, ' ')}`,
    })),
    ...messages
      .filter(({ fatal }) => fatal)
      .map(({ line, message }) => ({
        line,
        message: `The code does not parse: ${message}`,
      })),
  ];
}

function compareWithVerdict(
  { verdict, ruleId, options }: ExampleSettings,
  reports: readonly RuleReport[],
): Problem[] {
  if (verdict === 'correct') {
    return reports.map(({ line, message, messageId }) => ({
      line,
      message: `${ruleId} reports ${messageId} in a correct example: ${message}`,
    }));
  }
  const setting =
    options.length > 0 ? ` with options ${JSON.stringify(options)}` : '';
  return reports.length > 0
    ? []
    : [
        {
          line: 0,
          message: `${ruleId}${setting} reports nothing in this incorrect example.`,
        },
      ];
}

/** What checking a block of code gave. Plain data, so that it can be kept. */
export interface Verification {
  /** Lines count from the block's fence. */
  problems: Problem[];
  /** What the example's rule reports, in the order of the code. */
  reports: RuleReport[];
  /** The code after all fixes, if a fix changes it. */
  fixedCode?: string;
}
