import type ts from 'typescript';
import { type CheckedFile, endAt, type Next } from '../target';

/** TypeScript's errors about types that depend on themselves: 7022 to 7024. */
const circularity: ReadonlySet<number> = new Set([7022, 7023, 7024]);

const suppression = /@ts-(?:ignore|expect-error)\b/;
/** Before all code. */
const noCheck = /^(?:\s*\/\/.*\n)*?\s*\/\/\s*@ts-nocheck\b/;

/** An error of TypeScript's at a node, of which the reader may have been spared the message. */
export function errorAt(file: CheckedFile, node: ts.Node): Next {
  return endAt(isSuppressed(node) ? 'suppressed-error' : 'type-error', node);
}

/** The same, if TypeScript does report one inside the node, or a comment suppresses it. Checks the whole file. */
export function errorInside(file: CheckedFile, node: ts.Node): Next {
  return isSuppressed(node) || errorsInside(file, node).length > 0
    ? errorAt(file, node)
    : undefined;
}

/** Whether TypeScript says of a declaration that its type depends on itself. */
export function isCircular(file: CheckedFile, node: ts.Node): boolean {
  return errorsInside(file, node).some(({ code }) => circularity.has(code));
}

function errorsInside(
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

/** A comment holds for the next line, that of the error's beginning. */
function isSuppressed(node: ts.Node): boolean {
  const source = node.getSourceFile();
  const lineOf = (offset: number): number =>
    source.getLineAndCharacterOfPosition(offset).line;
  return (
    isBelowSuppression(source, lineOf(node.getStart())) ||
    isBelowSuppression(source, lineOf(node.end)) ||
    noCheck.test(source.text)
  );
}

function isBelowSuppression(source: ts.SourceFile, line: number): boolean {
  const starts = source.getLineStarts();
  const above = source.text.slice(starts[line - 1] ?? 0, starts[line]).trim();
  return line > 0 && /^(?:\/[/*]|\*)/.test(above) && suppression.test(above);
}
