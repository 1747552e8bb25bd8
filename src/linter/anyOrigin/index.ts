import type { TypeDiagnostic, TypeScriptView } from '../types';
import { followAny } from './follow';
import { describeOrigin, mendOf } from './kinds';
import type { AnyTrace, OriginInformation } from './origin';
import { findDiagnosed, findReported, type ReportPlace } from './reported';
import type { CheckedFile } from './target';

export type * from './origin';
export type { ReportPlace } from './reported';
export { isAboutAny } from './rulesAboutAny';

/**
 * Follows the value of a report to the place that made it `any`, with the type
 * checker.
 *
 * @param report of `no-unsafe-*`, or of another rule that treats `any` specially
 * @returns `undefined` if the report isn't about an `any`
 */
export function traceAny(
  { program, sourceFile }: TypeScriptView,
  report: ReportPlace,
): AnyTrace | undefined {
  const file = createFile({ program, sourceFile });
  const start = findReported(file, report);
  return start && followAny(file, start);
}

/**
 * The same as readers are told it.
 *
 * @returns `undefined` if the report isn't about an `any`
 */
export function explainAny(
  view: TypeScriptView,
  report: ReportPlace,
): OriginInformation | undefined {
  const trace = traceAny(view, report);
  return (
    trace && {
      ...trace,
      what: describeOrigin(trace.origin),
      mend: mendOf(trace.origin),
    }
  );
}

/**
 * The same for an error of TypeScript's own that says of a value that it's `any`.
 *
 * @returns `undefined` if it says something else
 */
export function traceDiagnostic(
  view: TypeScriptView,
  diagnostic: TypeDiagnostic,
): AnyTrace | undefined {
  const file = createFile(view);
  const start = findDiagnosed(file, diagnostic);
  return start && followAny(file, start);
}

function createFile({ program, sourceFile }: TypeScriptView): CheckedFile {
  return {
    program,
    checker: program.getTypeChecker(),
    sourceFile,
  };
}
