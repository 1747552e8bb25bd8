import type ts from 'typescript';
import type { TypeDiagnostic, TypeScriptView } from '../types';
import { followAny } from './follow';
import type { AnyTrace } from './origin';
import { findDiagnosed, findReported, type ReportPlace } from './reported';
import type { CheckedFile } from './target';

export { type Mend, mendOf } from './mend';
export type * from './origin';
export type { ReportPlace } from './reported';

/**
 * Follows the value of a report to the place that made it `any`, with the type
 * checker.
 *
 * @param report of `no-unsafe-*`, or of another rule that treats `any` specially
 * @returns `undefined` if the report isn't about an `any`
 */
export function traceAny(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
  report: ReportPlace,
): AnyTrace | undefined {
  const file = createFile(typescript, { program, sourceFile });
  const start = findReported(file, report);
  return start && followAny(file, start);
}

/**
 * The same for an error of TypeScript's own that says of a value that it's `any`.
 *
 * @returns `undefined` if it says something else
 */
export function traceDiagnostic(
  typescript: typeof ts,
  view: TypeScriptView,
  diagnostic: TypeDiagnostic,
): AnyTrace | undefined {
  const file = createFile(typescript, view);
  const start = findDiagnosed(file, diagnostic);
  return start && followAny(file, start);
}

function createFile(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
): CheckedFile {
  return {
    ts: typescript,
    program,
    checker: program.getTypeChecker(),
    sourceFile,
  };
}
