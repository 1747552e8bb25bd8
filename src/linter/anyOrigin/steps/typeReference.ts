import type ts from 'typescript';
import { isUnknownSymbol } from '../internals';
import {
  type CheckedFile,
  endAt,
  firstOf,
  type Next,
  type Target,
  type Want,
  wantAny,
} from '../target';
import { matches } from '../typeTests';
import { explainImport } from './imported';
import { argumentsFor, explainDefault } from './inference';

/** `interface Settings extends Record<string, any>`: the type arguments. */
export function baseArguments(
  { ts: typescript }: CheckedFile,
  declaration: ts.Declaration,
): ts.TypeNode[] {
  return typescript.isClassLike(declaration) ||
    typescript.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses ?? []).flatMap(({ types }) =>
        types.flatMap(({ typeArguments = [] }) => [...typeArguments]),
      )
    : [];
}

/** The first type parameter without a type argument whose default has what is wanted. */
export function defaultOf(
  file: CheckedFile,
  {
    typeArguments = [] as unknown as ts.NodeArray<ts.TypeNode>,
  }: ts.TypeReferenceNode,
  declaration: ts.Declaration,
  { want }: Target,
): Next {
  const { ts: typescript } = file;
  return typescript.isClassLike(declaration) ||
    typescript.isInterfaceDeclaration(declaration)
    ? firstOf(
        (declaration.typeParameters ?? []).slice(typeArguments.length),
        parameter => explainDefault(file, parameter, want),
      )
    : undefined;
}

/** `Record`, where it has to be `Record<string, number>`. */
export function lacksArguments(
  { typeArguments }: ts.TypeReferenceNode,
  { typeParameters = [] as never }: ts.TypeAliasDeclaration,
): boolean {
  const required = typeParameters.filter(parameter => !parameter.default);
  return required.length > (typeArguments?.length ?? 0);
}

/** Why the first name of `a.b.Type` isn't found, or leads to a module that isn't. */
export function explainEntityName(
  file: CheckedFile,
  name: ts.EntityName,
): Next {
  const { checker, ts: typescript } = file;
  let leftmost = name;
  while (typescript.isQualifiedName(leftmost)) {
    leftmost = leftmost.left;
  }
  const symbol = checker.getSymbolAtLocation(leftmost);
  if (symbol && (symbol.flags & typescript.SymbolFlags.Alias) !== 0) {
    const imported = explainImport(file, symbol, wantAny);
    return imported && 'origin' in imported ? imported : undefined;
  }
  return !symbol?.declarations || isUnknownSymbol(checker, symbol)
    ? endAt('unresolved-type', name.parent, { name: name.getText() })
    : undefined;
}

export function declarationOfReference(
  { checker, ts: typescript }: CheckedFile,
  { typeName }: ts.TypeReferenceNode,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(typeName);
  const target =
    symbol && (symbol.flags & typescript.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  // A type of the library may also be a value.
  return target?.declarations?.find(
    node => !typescript.isVariableDeclaration(node),
  );
}

/** Of `Events[K]`, the text that a call gives for `K`. */
export function keyGiven(
  file: CheckedFile,
  { call }: Target,
  indexType: ts.TypeNode,
): string | undefined {
  const { ts: typescript } = file;
  const given =
    call && typescript.isTypeReferenceNode(indexType)
      ? argumentsFor(file, call, indexType.typeName.getText())
      : [];
  return given.find(typescript.isStringLiteralLike)?.text;
}

/** `any`, or JSDoc's `*` and `?`. */
export function isWrittenAny(
  { ts: { SyntaxKind } }: CheckedFile,
  { kind }: ts.TypeNode,
): boolean {
  return (
    kind === SyntaxKind.AnyKeyword ||
    kind === SyntaxKind.JSDocAllType ||
    kind === SyntaxKind.JSDocUnknownType
  );
}

export function kindOf(
  { program }: CheckedFile,
  { node, role }: Target,
): 'callback-parameter' | 'declared-any' | 'returns-any' | 'written-any' {
  if (role) {
    return role === 'return' ? 'returns-any' : 'callback-parameter';
  }
  const source = node.getSourceFile();
  return program.isSourceFileDefaultLibrary(source) ||
    source.fileName.includes('/node_modules/')
    ? 'declared-any'
    : 'written-any';
}

/** Whether an alias's type, with other type parameters, can be what is wanted: `T | undefined` can, `{ value: T }` can't. */
export function canBe(file: CheckedFile, type: ts.Type, want: Want): boolean {
  return (
    matches(file, type, want) ||
    (type.flags & file.ts.TypeFlags.Instantiable) !== 0 ||
    (type.isUnionOrIntersection() &&
      type.types.some(part => canBe(file, part, want)))
  );
}
