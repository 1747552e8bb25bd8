import type ts from 'typescript';
import { endAtError, errorsIn } from './errors';
import {
  explainImport,
  explainModule,
  isAlias,
  isUnknownSymbol,
} from './modules';
import {
  type CheckedFile,
  endAt,
  firstOf,
  type Next,
  type Target,
} from './target';
import {
  baseArgumentsOf,
  explainDefault,
  explainTypeParameter,
} from './typeParameters';
import { goToFirst, goToOnly, hasAny, isAny } from './typeTests';

type TypeTarget<Node extends ts.TypeNode = ts.TypeNode> = Target & {
  node: Node;
};

type TypeDeclaration =
  ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Finds the `any` that a type is written with, or the name in it that isn't found. */
export function explainType(file: CheckedFile, target: TypeTarget): Next {
  const { checker, ts: typescript } = file;
  const { node } = target;
  if (
    !hasAny(file, checker.getTypeFromTypeNode(node)) &&
    !isGeneric(file, node)
  ) {
    return undefined;
  }
  if (isWrittenAny(typescript, node)) {
    return endAt(kindOf(file, node), node);
  }
  if (node.kind === typescript.SyntaxKind.ThisType) {
    return goToFirst(file, [target.receiver], target.index);
  }
  if (typescript.isTypeReferenceNode(node)) {
    return explainReference(file, { ...target, node });
  }
  if (typescript.isTypeQueryNode(node)) {
    return { to: { node: node.exprName } };
  }
  if (typescript.isImportTypeNode(node)) {
    return typescript.isLiteralTypeNode(node.argument)
      ? explainModule(file, node.argument.literal)
      : undefined;
  }
  if (typescript.isIndexedAccessTypeNode(node)) {
    return explainIndexedAccess(file, { ...target, node });
  }
  if (typescript.isTypeLiteralNode(node)) {
    return explainMembers(file, target, node.members);
  }
  return firstOf(partsOf(typescript, target), part =>
    explainType(file, {
      ...target,
      node: part,
      // An element has been chosen.
      index: typescript.isTupleTypeNode(node) ? undefined : target.index,
    }),
  );
}

/** `any`, or JSDoc's `*` and `?`. */
function isWrittenAny(
  { SyntaxKind }: typeof ts,
  { kind }: ts.TypeNode,
): boolean {
  return (
    kind === SyntaxKind.AnyKeyword ||
    kind === SyntaxKind.JSDocAllType ||
    kind === SyntaxKind.JSDocUnknownType
  );
}

/** What an `any` of a package or of TypeScript is the type of. One of the project can be replaced where it is written. */
function kindOf(
  { program, ts: typescript }: CheckedFile,
  node: ts.TypeNode,
): 'callback-parameter' | 'declared-any' | 'returns-any' | 'written-any' {
  const source = node.getSourceFile();
  if (
    !program.isSourceFileDefaultLibrary(source) &&
    !source.fileName.includes('/node_modules/')
  ) {
    return 'written-any';
  }
  const owner = typescript.findAncestor(
    node,
    each =>
      typescript.isParameter(each) ||
      typescript.isTypeElement(each) ||
      typescript.isClassElement(each) ||
      typescript.isFunctionLike(each),
  );
  if (owner && typescript.isParameter(owner)) {
    return 'callback-parameter';
  }
  return owner &&
    typescript.isFunctionLike(owner) &&
    !typescript.isIndexSignatureDeclaration(owner)
    ? 'returns-any'
    : 'declared-any';
}

/** Whether a type node has a type parameter in it, whose type isn't known there. */
function isGeneric(file: CheckedFile, node: ts.Node): boolean {
  const { checker, ts: typescript } = file;
  if (node.kind === typescript.SyntaxKind.ThisType) {
    return true;
  }
  if (typescript.isIdentifier(node)) {
    const { flags = 0 } = checker.getSymbolAtLocation(node) ?? {};
    return (flags & typescript.SymbolFlags.TypeParameter) !== 0;
  }
  return (
    typescript.forEachChild(node, child => isGeneric(file, child)) ?? false
  );
}

/** The types that a type is made of, of which one may have the `any`. */
function partsOf(
  typescript: typeof ts,
  { index, node }: TypeTarget,
): readonly ts.TypeNode[] {
  if (typescript.isTupleTypeNode(node)) {
    const wanted = index === undefined ? undefined : node.elements[index];
    return wanted ? [wanted] : node.elements;
  }
  if (typescript.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType];
  }
  if (
    typescript.isFunctionTypeNode(node) ||
    typescript.isConstructorTypeNode(node)
  ) {
    return [node.type];
  }
  const parts: ts.TypeNode[] = [];
  typescript.forEachChild(node, child => {
    if (typescript.isTypeNode(child)) {
      parts.push(child);
    }
  });
  return parts;
}

/** Says what a name in a type refers to, or which of its type arguments has the `any`. */
function explainReference(
  file: CheckedFile,
  target: TypeTarget<ts.TypeReferenceNode>,
): Next {
  const { ts: typescript } = file;
  const { node } = target;
  const unresolved = explainEntityName(file, node.typeName);
  if (unresolved) {
    return unresolved;
  }
  const declaration = declarationOf(file, node.typeName);
  if (!declaration) {
    return endAt('unresolved-type', node, { name: node.typeName.getText() });
  }
  if (typescript.isTypeParameterDeclaration(declaration)) {
    return explainTypeParameter(file, target, declaration);
  }
  const { typeArguments = [] } = node;
  if (!isTypeDeclaration(typescript, declaration)) {
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
  file: CheckedFile,
  target: TypeTarget<ts.TypeReferenceNode>,
  declaration: TypeDeclaration,
): Next {
  const { checker, program, ts: typescript } = file;
  const { node } = target;
  if (typescript.isTypeAliasDeclaration(declaration)) {
    // Those of the library only make a type of their type arguments.
    return program.isSourceFileDefaultLibrary(declaration.getSourceFile())
      ? undefined
      : { to: { ...target, node: declaration.type } };
  }
  return isAny(file, checker.getTypeFromTypeNode(node))
    ? endAtError(node, errorsIn(file, node)[0])
    : (goToFirst(file, baseArgumentsOf(file, node)) ??
        explainMembers(file, target, declaration.members));
}

/** The only member with an `any`, or the first with a type parameter that is one. */
function explainMembers(
  file: CheckedFile,
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

function isTypeDeclaration(
  typescript: typeof ts,
  node: ts.Declaration,
): node is TypeDeclaration {
  return (
    typescript.isTypeAliasDeclaration(node) ||
    typescript.isInterfaceDeclaration(node) ||
    typescript.isClassDeclaration(node)
  );
}

/** Why the first name of `a.b.Type` isn't found, or leads to a module that isn't. */
function explainEntityName(file: CheckedFile, name: ts.EntityName): Next {
  const { checker, ts: typescript } = file;
  let leftmost = name;
  while (typescript.isQualifiedName(leftmost)) {
    leftmost = leftmost.left;
  }
  const symbol = checker.getSymbolAtLocation(leftmost);
  if (symbol && isAlias(file, symbol)) {
    const imported = explainImport(file, symbol);
    return imported && 'origin' in imported ? imported : undefined;
  }
  return !symbol?.declarations || isUnknownSymbol(checker, symbol)
    ? endAt('unresolved-type', name.parent, { name: name.getText() })
    : undefined;
}

function declarationOf(
  file: CheckedFile,
  name: ts.EntityName,
): ts.Declaration | undefined {
  const { checker, ts: typescript } = file;
  const symbol = checker.getSymbolAtLocation(name);
  const target =
    symbol && isAlias(file, symbol) ? checker.getAliasedSymbol(symbol) : symbol;
  // A type of the library may also be a value.
  return target?.declarations?.find(
    node => !typescript.isVariableDeclaration(node),
  );
}

/** `Type['property']`, or `Events[K]` in a signature that is called with a name: `addEventListener('message', …)`. */
function explainIndexedAccess(
  file: CheckedFile,
  target: TypeTarget<ts.IndexedAccessTypeNode>,
): Next {
  const { checker, ts: typescript } = file;
  const { call } = target;
  const { indexType, objectType } = target.node;
  const given = call && 'arguments' in call ? (call.arguments ?? []) : [];
  const key = typescript.isLiteralTypeNode(indexType)
    ? indexType.literal
    : given.find(typescript.isStringLiteralLike);
  const property =
    key && typescript.isStringLiteralLike(key)
      ? checker.getTypeFromTypeNode(objectType).getProperty(key.text)
      : undefined;
  const declaration = property?.declarations?.[0];
  return declaration
    ? { to: { node: declaration } }
    : explainType(file, { ...target, node: objectType });
}
