import type ts from 'typescript';
import type { AnyOrigin } from './origin';

/** A file as the follower sees it. */
export interface CheckedFile {
  ts: typeof ts;
  program: ts.Program;
  checker: ts.TypeChecker;
  sourceFile: ts.SourceFile;
}

/** What has to be explained of a node's type. */
export interface Want {
  /** The type itself, or the result of a value of type `Function`. */
  is: 'any' | 'function';
  /** Not the type, but one in it: of elements, type arguments, results. */
  inside: boolean;
  /** The element of a tuple that it is about, as far as that is known. */
  index?: number;
}

/** A reference to a type alias, with the target that it was found in: gives the alias's parameters their types. */
interface AliasUse {
  reference: ts.NodeWithTypeArguments;
  outer: Target;
}

/**
 * A node to explain next: an expression or a declaration by its value, a
 * function by its result, a type node as it is written.
 */
export interface Target {
  node: ts.Node;
  want: Want;
  /** What a type node is the type of. */
  role?: 'callback' | 'return';
  /** The call that gives type parameters of the signature their types. */
  call?: ts.CallLikeExpression;
  /** The value whose type gives type parameters of classes and interfaces theirs. */
  receiver?: ts.Node;
  /** Where a declared value is used: a variable without a type has another one at each place. */
  reference?: ts.Node;
  use?: AliasUse;
}

/** An origin whose place is still a node. */
export interface FoundOrigin {
  kind: AnyOrigin['kind'];
  node: ts.Node;
  name?: string;
  module?: string;
}

/** Where to look next, or the end of it. `undefined`: it can't be told. */
export type Next = { origin: FoundOrigin } | { to: Target } | undefined;

export const wantAny: Want = { is: 'any', inside: false };

/** The same, in the type. */
export function inside(want: Want, index?: number): Want {
  return { is: want.is, inside: true, ...(index !== undefined && { index }) };
}

/** The origin is this node. */
export function endAt(
  kind: FoundOrigin['kind'],
  node: ts.Node,
  details: Pick<FoundOrigin, 'module' | 'name'> = {},
): Next {
  return { origin: { kind, node, ...details } };
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
