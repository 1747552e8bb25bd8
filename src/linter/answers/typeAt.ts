import type ts from 'typescript';
import type { TypeInformation } from '../protocol';
import type { TypeScriptView } from '../types';
import { nameOfKind, namesOfFlags } from './tsTree';

/** Says what TypeScript knows of the innermost node at an offset, or of what that node introduces. */
export function getTypeAt(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
  offset: number,
): TypeInformation | null {
  const found = findNode(typescript, sourceFile, offset);
  if (!found) {
    return null;
  }
  const node = introducedBy(typescript, found);
  const place = {
    node: nameOfKind(typescript, node.kind),
    range: [node.getStart(sourceFile), node.end] satisfies [number, number],
  };
  return hasType(typescript, node)
    ? { ...place, ...describeType(typescript, program, sourceFile, node) }
    : place;
}

/** The innermost node at an offset that has a type, or what it introduces; nothing if that has none. */
export function findTypedNode(
  typescript: typeof ts,
  sourceFile: ts.SourceFile,
  offset: number,
): ts.Node | undefined {
  const found = findNode(typescript, sourceFile, offset);
  const node = found && introducedBy(typescript, found);
  return node && hasType(typescript, node) ? node : undefined;
}

function describeType(
  typescript: typeof ts,
  program: ts.Program,
  sourceFile: ts.SourceFile,
  node: ts.Node,
): Omit<TypeInformation, 'node' | 'range'> {
  const checker = program.getTypeChecker();
  const write = (type: ts.Type): string => checker.typeToString(type, node);
  const type = checker.getTypeAtLocation(node);
  const name = typescript.getNameOfDeclaration(node as ts.Declaration) ?? node;
  const symbol = checker.getSymbolAtLocation(name) ?? type.symbol;
  const [signature] = type.getCallSignatures();
  const constraint = checker.getBaseConstraintOfType(type);
  const contextualType =
    typescript.isExpression(node) && checker.getContextualType(node);
  return {
    type: write(type),
    typeFlags: namesOfFlags(typescript.TypeFlags, type.flags),
    ...((symbol as ts.Symbol | undefined) && {
      symbol: describeSymbol(typescript, sourceFile, symbol),
    }),
    ...(signature && { signature: checker.signatureToString(signature, node) }),
    ...(constraint && constraint !== type && { constraint: write(constraint) }),
    ...(contextualType && { contextualType: write(contextualType) }),
  };
}

function findNode(
  typescript: typeof ts,
  sourceFile: ts.SourceFile,
  offset: number,
): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(sourceFile) <= offset && offset <= node.end) {
      found = node;
      typescript.forEachChild(node, visit);
    }
  };
  // The last child is the end of the file, where the last statement may end.
  sourceFile.statements.forEach(visit);
  return found;
}

/** What has a type in the place of a word that has none: of `export const a`, the declaration of `a`. */
function introducedBy(typescript: typeof ts, node: ts.Node): ts.Node {
  if (typescript.isVariableStatement(node)) {
    return introducedBy(typescript, node.declarationList);
  }
  if (typescript.isVariableDeclarationList(node)) {
    const [first] = node.declarations;
    // A pattern declares names, and none of its own.
    return first && !hasType(typescript, first) ? first.name : (first ?? node);
  }
  return typescript.isToken(node) && !hasType(typescript, node)
    ? introducedBy(typescript, node.parent)
    : node;
}

/** Of statements and punctuation, TypeScript would say that they are `any`. */
function hasType(typescript: typeof ts, node: ts.Node): boolean {
  return (
    typescript.isExpression(node) ||
    typescript.isTypeNode(node) ||
    typescript.isObjectBindingPattern(node) ||
    typescript.isArrayBindingPattern(node) ||
    // Declarations have one, which their types do not tell.
    ('symbol' in node && node.symbol !== undefined)
  );
}

function describeSymbol(
  typescript: typeof ts,
  sourceFile: ts.SourceFile,
  symbol: ts.Symbol,
): NonNullable<TypeInformation['symbol']> {
  return {
    name: symbol.name,
    flags: namesOfFlags(typescript.SymbolFlags, symbol.flags),
    declarations: (symbol.declarations ?? []).map(declaration =>
      describeDeclaration(typescript, sourceFile, declaration),
    ),
  };
}

/** `FunctionDeclaration on line 3`, or in which other file. */
export function describeDeclaration(
  typescript: typeof ts,
  sourceFile: ts.SourceFile,
  declaration: ts.Declaration,
): string {
  const kind = nameOfKind(typescript, declaration.kind);
  const file = declaration.getSourceFile();
  if (file !== sourceFile) {
    return `${kind} in ${file.fileName.split('/').pop() ?? ''}`;
  }
  const { line } = file.getLineAndCharacterOfPosition(
    declaration.getStart(file),
  );
  return `${kind} on line ${String(line + 1)}`;
}
