import ts from 'typescript';
import type { CheckedFile, Next } from './target';

/** How deep in a type an `any` is looked for: deeper ones are no one's report. */
const maxDepth = 4;

/** Types with more properties than this aren't searched. */
const maxProperties = 40;

/** Whether a type is `any`, that of an error included. */
export function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Whether a type is the global `Function`, which can be called with anything. */
export function isFunctionType(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(isFunctionType)
    : (type.symbol as ts.Symbol | undefined)?.name === 'Function' &&
        type.getCallSignatures().length === 0;
}

/** Whether a type is `any`, or has one in it: an element, a type argument, a property, a result. */
export function hasAny(
  file: CheckedFile,
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
export function nodeHasAny(file: CheckedFile, node: ts.Node): boolean {
  const typed = ts.isIndexSignatureDeclaration(node) ? node.type : node;
  return hasAny(file, file.checker.getTypeAtLocation(typed));
}

/**
 * Goes on to the first node whose type is `any`, or else to the first with one in it.
 *
 * @param index the element of its value that it is about, if known
 */
export function goToFirst(
  file: CheckedFile,
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
export function goToOnly(file: CheckedFile, nodes: readonly ts.Node[]): Next {
  const [node, ...others] = nodes.filter(each => nodeHasAny(file, each));
  return node && others.length === 0 ? { to: { node } } : undefined;
}

function partsOf(file: CheckedFile, type: ts.Type): readonly ts.Type[] {
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
  { checker }: CheckedFile,
  type: ts.Type,
): readonly ts.Type[] {
  const { objectFlags } = type as ts.ObjectType;
  return (objectFlags & ts.ObjectFlags.Reference) !== 0
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
}

function propertyTypesOf(
  { checker, program, sourceFile }: CheckedFile,
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
