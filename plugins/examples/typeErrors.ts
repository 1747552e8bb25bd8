import type {
  CompilerOptionDiagnostic,
  TypeDiagnostic,
} from '../../src/linter';
import type { Problem } from './formatProblems';

/** Compares the compile errors in a block of code with those that its fence announces. */
export function checkTypeErrors(
  diagnostics: readonly (CompilerOptionDiagnostic | TypeDiagnostic)[],
  announced: readonly number[],
): Problem[] {
  const errors = diagnostics.filter(({ category }) => category === 'error');
  const found = new Set(errors.map(({ code }) => code));
  return [
    ...errors
      .filter(({ code }) => !announced.includes(code))
      .map(error => ({
        line: 'line' in error ? error.line : 0,
        message: `TypeScript error ${String(error.code)}: ${error.message} Declare what is missing, or announce the error: typeErrors=${String(error.code)}.`,
      })),
    ...announced
      .filter(code => !found.has(code))
      .map(code => ({
        line: 0,
        message: `The fence announces the TypeScript error ${String(code)}, which does not occur. Remove it from typeErrors=.`,
      })),
  ];
}
