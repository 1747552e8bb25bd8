import type ts from 'typescript';
import type {
  CompilerOptionDiagnostic,
  TypeDiagnostic,
  TypeScriptView,
} from './types';

/** TypeScript's syntax and type errors in a file. */
export function getTypeDiagnostics(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
): TypeDiagnostic[] {
  return [
    ...program.getSyntacticDiagnostics(sourceFile),
    ...program.getSemanticDiagnostics(sourceFile),
  ].map(diagnostic => locateDiagnostic(typescript, diagnostic, sourceFile));
}

/** Types that TypeScript gives up on. Without a place, that is a type only a rule has asked for. */
const excessiveTypes: ReadonlySet<number> = new Set([2589, 2590]);

/** What TypeScript says against the options of a program, lib files that are missing included. */
export function getCompilerOptionDiagnostics(
  typescript: typeof ts,
  program: ts.Program,
): CompilerOptionDiagnostic[] {
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()]
    .filter(({ code }) => !excessiveTypes.has(code))
    .map(diagnostic => describeDiagnostic(typescript, diagnostic));
}

/** A diagnostic as plain data. */
export function describeDiagnostic(
  typescript: typeof ts,
  diagnostic: ts.Diagnostic,
): CompilerOptionDiagnostic {
  return {
    code: diagnostic.code,
    category: getCategory(typescript, diagnostic.category),
    message: typescript.flattenDiagnosticMessageText(
      diagnostic.messageText,
      '\n',
    ),
  };
}

/** A diagnostic as plain data, with its place in the file. */
export function locateDiagnostic(
  typescript: typeof ts,
  diagnostic: ts.Diagnostic,
  sourceFile: ts.SourceFile,
): TypeDiagnostic {
  const start = diagnostic.start ?? 0;
  const end = start + (diagnostic.length ?? 0);
  const from = sourceFile.getLineAndCharacterOfPosition(start);
  const to = sourceFile.getLineAndCharacterOfPosition(end);
  return {
    ...describeDiagnostic(typescript, diagnostic),
    start,
    end,
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
  };
}

function getCategory(
  typescript: typeof ts,
  category: ts.DiagnosticCategory,
): CompilerOptionDiagnostic['category'] {
  switch (category) {
    case typescript.DiagnosticCategory.Error:
      return 'error';
    case typescript.DiagnosticCategory.Warning:
      return 'warning';
    case typescript.DiagnosticCategory.Suggestion:
      return 'suggestion';
    default:
      return 'message';
  }
}
