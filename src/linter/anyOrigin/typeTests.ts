import type ts from 'typescript';
import type { CheckedFile, Want } from './target';

/** How deep in a type an `any` is looked for: deeper ones are no one's report. */
const maxDepth = 4;

/** Types with more properties than this aren't searched. */
const maxProperties = 40;

/** Whether a type is what is wanted, or has it inside, as wanted. */
export function matches(file: CheckedFile, type: ts.Type, want: Want): boolean {
  return want.inside
    ? !isWanted(file, type, want) && holds(file, type, want, maxDepth)
    : isWanted(file, type, want);
}

/**
 * The same want for a node whose type is nearer to the cause: `any` itself if
 * the type is that, and in it if it has one. `undefined` if it has none.
 */
export function wantIn(
  file: CheckedFile,
  node: ts.Node,
  want: Want,
): Want | undefined {
  return wantOf(file, file.checker.getTypeAtLocation(node), want);
}

/** The same of a type node. One with a type parameter in it may have what is wanted where it is used. */
export function wantInType(
  file: CheckedFile,
  node: ts.TypeNode,
  want: Want,
): Want | undefined {
  const found = wantOf(file, file.checker.getTypeFromTypeNode(node), want);
  return found ?? (isGeneric(file, node) ? want : undefined);
}

/** Whether a type node has a type parameter in it, whose type isn't known there. */
export function isGeneric(file: CheckedFile, node: ts.Node): boolean {
  const { checker, ts: typescript } = file;
  if (node.kind === typescript.SyntaxKind.ThisType) {
    return true;
  }
  if (typescript.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    return Boolean(
      symbol && (symbol.flags & typescript.SymbolFlags.TypeParameter) !== 0,
    );
  }
  return (
    typescript.forEachChild(node, child => isGeneric(file, child)) ?? false
  );
}

/** See {@link wantIn}. */
export function wantOf(
  file: CheckedFile,
  type: ts.Type,
  { is, index }: Want,
): Want | undefined {
  const direct: Want = { is, inside: false };
  if (matches(file, type, direct)) {
    return direct;
  }
  const within: Want = {
    is,
    inside: true,
    ...(index !== undefined && { index }),
  };
  return matches(file, type, within) ? within : undefined;
}

/** Whether a type is `any`, that of an error included. */
export function isAny({ ts: typescript }: CheckedFile, type: ts.Type): boolean {
  return (type.flags & typescript.TypeFlags.Any) !== 0;
}

function isWanted(file: CheckedFile, type: ts.Type, want: Want): boolean {
  return want.is === 'any' ? isAny(file, type) : isFunctionType(type);
}

/** Whether a type is the global `Function`, which can be called with anything. */
export function isFunctionType(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(isFunctionType)
    : (type.symbol as ts.Symbol | undefined)?.name === 'Function' &&
        type.getCallSignatures().length === 0;
}

function holds(
  file: CheckedFile,
  type: ts.Type,
  want: Want,
  depth: number,
): boolean {
  if (isWanted(file, type, want)) {
    return true;
  }
  return (
    depth > 0 &&
    partsOf(file, type).some(part => holds(file, part, want, depth - 1))
  );
}

function partsOf(file: CheckedFile, type: ts.Type): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) {
    return type.types;
  }
  const { checker, ts: typescript } = file;
  if ((type.flags & typescript.TypeFlags.Instantiable) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? [constraint] : [];
  }
  if ((type.flags & typescript.TypeFlags.Object) === 0) {
    return [];
  }
  const { objectFlags } = type as ts.ObjectType;
  const typeArguments =
    (objectFlags & typescript.ObjectFlags.Reference) !== 0
      ? checker.getTypeArguments(type as ts.TypeReference)
      : [];
  return [
    ...typeArguments,
    ...(type.aliasTypeArguments ?? []),
    ...checker.getIndexInfosOfType(type).map(info => info.type),
    ...type.getCallSignatures().map(signature => signature.getReturnType()),
    ...(typeArguments.length > 0 ? [] : propertyTypesOf(file, type)),
  ];
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
