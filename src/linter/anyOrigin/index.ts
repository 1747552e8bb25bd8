import type ts from 'typescript';
import type { TypeScriptView } from '../types';
import { followAny } from './follow';
import type { AnyTrace } from './origin';
import { findReported, type ReportPlace } from './reported';

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
  const file = {
    ts: typescript,
    program,
    checker: program.getTypeChecker(),
    sourceFile,
  };
  const start = findReported(file, report);
  return start && followAny(file, start);
}
