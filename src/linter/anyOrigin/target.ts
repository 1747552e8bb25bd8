import ts from 'typescript';
import type { OriginKind } from './kinds';

/** A file as the follower sees it. */
export interface CheckedFile {
  program: ts.Program;
  checker: ts.TypeChecker;
  sourceFile: ts.SourceFile;
}

/**
 * A node to explain next, whose type is an `any` or has one in it: an
 * expression or a declaration by its value, a function by its result, a type
 * as it is written.
 */
export interface Target {
  node: ts.Node;
  /** The element of a tuple or an array literal that it is about, if known. */
  index?: number | undefined;
  /** The call that gives type parameters of the signature their types. */
  call?: ts.CallLikeExpression | undefined;
  /** The value whose type gives type parameters of classes and interfaces theirs. */
  receiver?: ts.Node | undefined;
}

/** An origin whose place is still a node. */
export interface FoundOrigin {
  kind: OriginKind;
  node: ts.Node;
  name?: string;
  module?: string;
}

/** Where to look next, or the end of it. `undefined`: the trace ends here, without an answer. */
export type Next = { origin: FoundOrigin } | { to: Target } | undefined;

/** The origin is this node. */
export function endAt(
  kind: OriginKind,
  node: ts.Node,
  names: Pick<FoundOrigin, 'module' | 'name'> = {},
): Next {
  return { origin: { kind, node, ...names } };
}

/** The explanation of the first item that has one. */
export function firstOf<Item>(
  items: readonly Item[],
  explain: (item: Item) => Next,
): Next {
  for (const item of items) {
    const found = explain(item);
    if (found) {
      return found;
    }
  }
  return undefined;
}

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
