import ts from 'typescript';
import { type CheckedFile, endAt, type Next } from './target';

/** TypeScript finds an error at a node, unless a comment suppresses it: its message is the answer. */
export function endAtError(
  node: ts.Node,
  error: ts.Diagnostic | undefined,
): Next {
  const text = error?.messageText ?? '';
  return endAt('type-error', node, {
    name: typeof text === 'string' ? text : text.messageText,
  });
}

/** The same of a node of which TypeScript itself says that it "implicitly" is an `any`. */
export function endAtImplicitAny(file: CheckedFile, node: ts.Node): Next {
  const name = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
  const starts = [node.getStart(), name.getStart()];
  const error = errorsIn(file, node).find(
    ({ code, start = -1 }) =>
      isAboutImplicitAny(code) && starts.includes(start),
  );
  return error && endAtError(node, error);
}

/** 7005 to 7057: what has no type. 2683: `this` without one. */
function isAboutImplicitAny(code: number): boolean {
  return (code > 7000 && code < 7100) || code === 2683;
}

/** TypeScript's errors that begin in a node of the linted file. Checks the whole file. */
export function errorsIn(
  { program, sourceFile }: CheckedFile,
  node: ts.Node,
): ts.Diagnostic[] {
  return node.getSourceFile() === sourceFile
    ? program
        .getSemanticDiagnostics(sourceFile)
        .filter(
          ({ start = -1 }) => node.getStart() <= start && start < node.end,
        )
    : [];
}
