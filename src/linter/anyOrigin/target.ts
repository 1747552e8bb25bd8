import type ts from 'typescript';
import type { OriginKind } from './origin';

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
