import ts from 'typescript';
import type { TypeScriptView } from '../types';
import type { OriginKind } from './kinds';

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
export function endAtImplicitAny(file: TypeScriptView, node: ts.Node): Next {
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
  { program, sourceFile }: TypeScriptView,
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

/** How deep in a type an `any` is looked for: deeper ones are no one's report. */
const maxDepth = 4;

const maxProperties = 40;

/** Whether a type is `any`, that of an error included. */
export function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** What is called may itself be `any`, or the global `Function`, which can be called with anything. */
export function explainCallee(
  { checker }: TypeScriptView,
  callee: ts.Expression,
): Next {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee));
  if (isAny(type)) {
    return { to: { node: callee } };
  }
  return isFunctionType(type) ? endAt('function-type', callee) : undefined;
}

function isFunctionType(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(isFunctionType)
    : (type.symbol as ts.Symbol | undefined)?.name === 'Function' &&
        type.getCallSignatures().length === 0;
}

/** Whether a type is `any`, or has one in it: an element, a type argument, a property, a result. */
export function hasAny(
  file: TypeScriptView,
  type: ts.Type,
  depth = maxDepth,
): boolean {
  return (
    isAny(type) ||
    (depth > 0 &&
      partsOf(file, type).some(part => hasAny(file, part, depth - 1)))
  );
}

/** The same of a node's type. TypeScript knows none of an index signature itself. */
export function nodeHasAny(file: TypeScriptView, node: ts.Node): boolean {
  const typed = ts.isIndexSignatureDeclaration(node) ? node.type : node;
  return hasAny(file, file.checker.getTypeAtLocation(typed));
}

/** Goes on to the first node whose type is `any`, or else to the first with one in it. */
export function goToFirst(
  file: TypeScriptView,
  nodes: readonly (ts.Node | undefined)[],
  index?: number,
): Next {
  const found = nodes.filter((node): node is ts.Node => node !== undefined);
  const node =
    found.find(each => isAny(file.checker.getTypeAtLocation(each))) ??
    found.find(each => nodeHasAny(file, each));
  return node && { to: { node, index } };
}

/** Goes on to the only node with an `any`. Of several, it can't be told which one is meant. */
export function goToOnly(
  file: TypeScriptView,
  nodes: readonly ts.Node[],
): Next {
  const [node, ...others] = nodes.filter(each => nodeHasAny(file, each));
  return node && others.length === 0 ? { to: { node } } : undefined;
}

function partsOf(file: TypeScriptView, type: ts.Type): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) {
    return type.types;
  }
  const { checker } = file;
  if ((type.flags & ts.TypeFlags.Instantiable) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? [constraint] : [];
  }
  if ((type.flags & ts.TypeFlags.Object) === 0) {
    return [];
  }
  const typeArguments = typeArgumentsOf(file, type);
  return [
    ...typeArguments,
    ...(type.aliasTypeArguments ?? []),
    ...checker.getIndexInfosOfType(type).map(info => info.type),
    ...type.getCallSignatures().map(signature => signature.getReturnType()),
    ...(typeArguments.length > 0 ? [] : propertyTypesOf(file, type)),
  ];
}

/** Of an instance of a generic class or interface, its type arguments. */
export function typeArgumentsOf(
  { checker }: TypeScriptView,
  type: ts.Type,
): readonly ts.Type[] {
  const { objectFlags } = type as ts.ObjectType;
  return (objectFlags & ts.ObjectFlags.Reference) !== 0
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
}

function propertyTypesOf(
  { checker, program, sourceFile }: TypeScriptView,
  type: ts.Type,
): ts.Type[] {
  const declaration = (type.symbol as ts.Symbol | undefined)?.declarations?.[0];
  const isOfLib =
    declaration !== undefined &&
    program.isSourceFileDefaultLibrary(declaration.getSourceFile());
  const properties = isOfLib ? [] : type.getProperties();
  return properties.length > maxProperties
    ? []
    : properties.map(property =>
        checker.getTypeOfSymbolAtLocation(property, sourceFile),
      );
}
