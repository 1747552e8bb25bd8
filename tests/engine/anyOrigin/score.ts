import type { LinterEnvironment, LintMessage } from '../../../src/linter';
import { type AnyTrace, traceAny } from '../../../src/linter/anyOrigin';
import { type ExpectedOrigin, type OriginCase } from './cases';
import { createCaseLinter, reportsByLine } from './lintCases';

/** What became of a report: the right origin, a wrong one, or none. */
export interface Verdict {
  verdict: 'none' | 'right' | 'wrong';
  /** Case, line and what was found instead, for reading. */
  about: string;
}

/** Traces each report of the cases, and compares the origins with what is expected. */
export function scoreCases(
  environment: LinterEnvironment,
  cases: readonly OriginCase[],
): Verdict[] {
  const lintCase = createCaseLinter(environment, cases);
  return cases.flatMap(given => {
    const result = lintCase(given);
    const { typescript } = result;
    return [...reportsByLine(result)].flatMap(([line, reports]) => {
      const expected = given.expected.get(line) ?? [];
      return reports.map((report, index) =>
        judge(
          given,
          report,
          typescript ? traceAny(typescript, report) : undefined,
          expected[index] ?? expected[0],
        ),
      );
    });
  });
}

function judge(
  { name }: OriginCase,
  { line, ruleId }: LintMessage,
  trace: AnyTrace | undefined,
  expected: ExpectedOrigin | undefined,
): Verdict {
  const found = trace && summarize(trace);
  const wanted = expected && JSON.stringify([expected.kind, expected.place]);
  const about = `${name}, line ${String(line)}, ${String(ruleId)}: ${String(found)} instead of ${String(wanted)}${trace ? `\n    ${trace.steps.map(({ text }) => text).join(' < ')}` : ''}`;
  if (found === wanted) {
    return { verdict: 'right', about };
  }
  return {
    verdict: !trace || trace.origin.kind === 'not-followed' ? 'none' : 'wrong',
    about,
  };
}

function summarize({ origin: { kind, place } }: AnyTrace): string {
  return JSON.stringify([kind, 'line' in place ? { line: place.line } : place]);
}
