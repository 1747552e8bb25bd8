import ts from 'typescript';
import type {
  CompilerOptionDiagnostic,
  FilePlace,
  TypeDiagnostic,
  TypeScriptView,
} from './types';

/** TypeScript's syntax and type errors in a file. */
export function getTypeDiagnostics({
  program,
  sourceFile,
}: Omit<TypeScriptView, 'checker'>): TypeDiagnostic[] {
  return [
    ...program.getSyntacticDiagnostics(sourceFile),
    ...program.getSemanticDiagnostics(sourceFile),
  ].map(diagnostic => locateDiagnostic(diagnostic, sourceFile));
}

/** A diagnostic as plain data. */
export function describeDiagnostic(
  diagnostic: ts.Diagnostic,
): CompilerOptionDiagnostic {
  return {
    code: diagnostic.code,
    category: ts.DiagnosticCategory[
      diagnostic.category
    ].toLowerCase() as CompilerOptionDiagnostic['category'],
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  };
}

/** A diagnostic as plain data, with its place in the file. */
export function locateDiagnostic(
  diagnostic: ts.Diagnostic,
  sourceFile: ts.SourceFile,
): TypeDiagnostic {
  const { length = 0, start = 0 } = diagnostic;
  return {
    ...describeDiagnostic(diagnostic),
    ...placeIn(sourceFile, start, start + length),
  };
}

/** A range of a file, also by lines and columns. */
export function placeIn(
  sourceFile: ts.SourceFile,
  start: number,
  end: number,
): FilePlace {
  const from = sourceFile.getLineAndCharacterOfPosition(start);
  const to = sourceFile.getLineAndCharacterOfPosition(end);
  return {
    start,
    end,
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
  };
}
