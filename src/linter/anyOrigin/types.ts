import ts from 'typescript';
import type { TypeScriptView } from '../types';
import {
  explainImport,
  explainModule,
  isAlias,
  isUnknownSymbol,
} from './modules';
import {
  endAt,
  endAtError,
  errorsIn,
  firstOf,
  goToFirst,
  goToOnly,
  hasAny,
  isAny,
  type Next,
  type Target,
} from './target';
import {
  baseArgumentsOf,
  explainDefault,
  explainTypeParameter,
} from './typeParameters';

type TypeTarget<Node extends ts.TypeNode = ts.TypeNode> = Target & {
  node: Node;
};

type TypeDeclaration =
  ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Finds the `any` that a type is written with, or the name in it that isn't found. */
export function explainType(file: TypeScriptView, target: TypeTarget): Next {
  const { checker } = file;
  const { node } = target;
  if (
    !hasAny(file, checker.getTypeFromTypeNode(node)) &&
    !isGeneric(file, node)
  ) {
    return undefined;
  }
  if (isWrittenAny(node)) {
    return endAt(kindOf(file, node), node);
  }
  if (node.kind === ts.SyntaxKind.ThisType) {
    return goToFirst(file, [target.receiver], target.index);
  }
  if (ts.isTypeReferenceNode(node)) {
    return explainReference(file, { ...target, node });
  }
  if (ts.isTypeQueryNode(node)) {
    return { to: { node: node.exprName } };
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument)
      ? explainModule(file, node.argument.literal)
      : undefined;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    return explainIndexedAccess(file, { ...target, node });
  }
  if (ts.isTypeLiteralNode(node)) {
    return explainMembers(file, target, node.members);
  }
  return firstOf(partsOf(target), part =>
    explainType(file, {
      ...target,
      node: part,
      // An element has been chosen.
      index: ts.isTupleTypeNode(node) ? undefined : target.index,
    }),
  );
}

/** `any`, or JSDoc's `*` and `?`. */
function isWrittenAny({ kind }: ts.TypeNode): boolean {
  const { SyntaxKind } = ts;
  return (
    kind === SyntaxKind.AnyKeyword ||
    kind === SyntaxKind.JSDocAllType ||
    kind === SyntaxKind.JSDocUnknownType
  );
}

/** What an `any` of a package or of TypeScript is the type of. One of the project can be replaced where it is written. */
function kindOf(
  { program }: TypeScriptView,
  node: ts.TypeNode,
): 'callback-parameter' | 'declared-any' | 'returns-any' | 'written-any' {
  const source = node.getSourceFile();
  if (
    !program.isSourceFileDefaultLibrary(source) &&
    !source.fileName.includes('/node_modules/')
  ) {
    return 'written-any';
  }
  const owner = ts.findAncestor(
    node,
    each =>
      ts.isParameter(each) ||
      ts.isTypeElement(each) ||
      ts.isClassElement(each) ||
      ts.isFunctionLike(each),
  );
  if (owner && ts.isParameter(owner)) {
    return 'callback-parameter';
  }
  return owner &&
    ts.isFunctionLike(owner) &&
    !ts.isIndexSignatureDeclaration(owner)
    ? 'returns-any'
    : 'declared-any';
}

/** Whether a type node has a type parameter in it, whose type isn't known there. */
function isGeneric(file: TypeScriptView, node: ts.Node): boolean {
  const { checker } = file;
  if (node.kind === ts.SyntaxKind.ThisType) {
    return true;
  }
  if (ts.isIdentifier(node)) {
    const { flags = 0 } = checker.getSymbolAtLocation(node) ?? {};
    return (flags & ts.SymbolFlags.TypeParameter) !== 0;
  }
  return ts.forEachChild(node, child => isGeneric(file, child)) ?? false;
}

/** The types that a type is made of, of which one may have the `any`. */
function partsOf({ index, node }: TypeTarget): readonly ts.TypeNode[] {
  if (ts.isTupleTypeNode(node)) {
    const wanted = index === undefined ? undefined : node.elements[index];
    return wanted ? [wanted] : node.elements;
  }
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType];
  }
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) {
    return [node.type];
  }
  const parts: ts.TypeNode[] = [];
  ts.forEachChild(node, child => {
    if (ts.isTypeNode(child)) {
      parts.push(child);
    }
  });
  return parts;
}

/** Says what a name in a type refers to, or which of its type arguments has the `any`. */
function explainReference(
  file: TypeScriptView,
  target: TypeTarget<ts.TypeReferenceNode>,
): Next {
  const { node } = target;
  const unresolved = explainEntityName(file, node.typeName);
  if (unresolved) {
    return unresolved;
  }
  const declaration = declarationOf(file, node.typeName);
  if (!declaration) {
    return endAt('unresolved-type', node, { name: node.typeName.getText() });
  }
  if (ts.isTypeParameterDeclaration(declaration)) {
    return explainTypeParameter(file, target, declaration);
  }
  const { typeArguments = [] } = node;
  if (!isTypeDeclaration(declaration)) {
    return undefined;
  }
  const missing = (declaration.typeParameters ?? []).slice(
    typeArguments.length,
  );
  if (missing.some(parameter => !parameter.default)) {
    return endAtError(node, errorsIn(file, node)[0]);
  }
  return (
    firstOf(typeArguments, argument =>
      explainType(file, { ...target, node: argument }),
    ) ??
    firstOf(missing, parameter => explainDefault(file, parameter)) ??
    explainBody(file, target, declaration)
  );
}

/** Without an `any` among the type arguments, the declaration has it. */
function explainBody(
  file: TypeScriptView,
  target: TypeTarget<ts.TypeReferenceNode>,
  declaration: TypeDeclaration,
): Next {
  const { checker, program } = file;
  const { node } = target;
  if (ts.isTypeAliasDeclaration(declaration)) {
    // Those of the library only make a type of their type arguments.
    return program.isSourceFileDefaultLibrary(declaration.getSourceFile())
      ? undefined
      : { to: { ...target, node: declaration.type } };
  }
  return isAny(checker.getTypeFromTypeNode(node))
    ? endAtError(node, errorsIn(file, node)[0])
    : (goToFirst(file, baseArgumentsOf(file, node)) ??
        explainMembers(file, target, declaration.members));
}

/** The only member with an `any`, or the first with a type parameter that is one. */
function explainMembers(
  file: TypeScriptView,
  target: Target,
  members: readonly ts.Node[],
): Next {
  const types = members
    .map(member => (member as Partial<ts.PropertySignature>).type)
    .filter((type): type is ts.TypeNode => type !== undefined);
  return (
    goToOnly(file, members) ??
    firstOf(
      types.filter(type => isGeneric(file, type)),
      type => explainType(file, { ...target, node: type }),
    )
  );
}

function isTypeDeclaration(node: ts.Declaration): node is TypeDeclaration {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/** Why the first name of `a.b.Type` isn't found, or leads to a module that isn't. */
function explainEntityName(file: TypeScriptView, name: ts.EntityName): Next {
  const { checker } = file;
  let leftmost = name;
  while (ts.isQualifiedName(leftmost)) {
    leftmost = leftmost.left;
  }
  const symbol = checker.getSymbolAtLocation(leftmost);
  if (symbol && isAlias(symbol)) {
    const imported = explainImport(file, symbol);
    return imported && 'origin' in imported ? imported : undefined;
  }
  return !symbol?.declarations || isUnknownSymbol(checker, symbol)
    ? endAt('unresolved-type', name.parent, { name: name.getText() })
    : undefined;
}

function declarationOf(
  file: TypeScriptView,
  name: ts.EntityName,
): ts.Declaration | undefined {
  const { checker } = file;
  const symbol = checker.getSymbolAtLocation(name);
  const target =
    symbol && isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
  // A type of the library may also be a value.
  return target?.declarations?.find(node => !ts.isVariableDeclaration(node));
}

/** `Type['property']`, or `Events[K]` in a signature that is called with a name: `addEventListener('message', …)`. */
function explainIndexedAccess(
  file: TypeScriptView,
  target: TypeTarget<ts.IndexedAccessTypeNode>,
): Next {
  const { checker } = file;
  const { call } = target;
  const { indexType, objectType } = target.node;
  const given = call && 'arguments' in call ? (call.arguments ?? []) : [];
  const key = ts.isLiteralTypeNode(indexType)
    ? indexType.literal
    : given.find(ts.isStringLiteralLike);
  const property =
    key && ts.isStringLiteralLike(key)
      ? checker.getTypeFromTypeNode(objectType).getProperty(key.text)
      : undefined;
  const declaration = property?.declarations?.[0];
  return declaration
    ? { to: { node: declaration } }
    : explainType(file, { ...target, node: objectType });
}
