import ts from 'typescript';
import type { TypeInformation } from '../protocol';
import type { TypeScriptView } from '../types';
import { nameOfKind, namesOfFlags } from './tsTree';

/** Says what TypeScript knows of the innermost node at an offset, or of what that node introduces. */
export function getTypeAt(
  { program, sourceFile }: TypeScriptView,
  offset: number,
): TypeInformation | null {
  const found = findNode(sourceFile, offset);
  if (!found) {
    return null;
  }
  const node = introducedBy(found);
  const place = {
    node: nameOfKind(node.kind),
    range: [node.getStart(sourceFile), node.end] satisfies [number, number],
  };
  return hasType(node)
    ? { ...place, ...describeType(program, sourceFile, node) }
    : place;
}

/** The innermost node at an offset that has a type, or what it introduces; nothing if that has none. */
export function findTypedNode(
  sourceFile: ts.SourceFile,
  offset: number,
): ts.Node | undefined {
  const found = findNode(sourceFile, offset);
  const node = found && introducedBy(found);
  return node && hasType(node) ? node : undefined;
}

function describeType(
  program: ts.Program,
  sourceFile: ts.SourceFile,
  node: ts.Node,
): Omit<TypeInformation, 'node' | 'range'> {
  const checker = program.getTypeChecker();
  const write = (type: ts.Type): string => checker.typeToString(type, node);
  const type = checker.getTypeAtLocation(node);
  const name = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
  const symbol = checker.getSymbolAtLocation(name) ?? type.symbol;
  const [signature] = type.getCallSignatures();
  const constraint = checker.getBaseConstraintOfType(type);
  const contextualType =
    ts.isExpression(node) && checker.getContextualType(node);
  return {
    type: write(type),
    typeFlags: namesOfFlags(ts.TypeFlags, type.flags),
    ...((symbol as ts.Symbol | undefined) && {
      symbol: describeSymbol(sourceFile, symbol),
    }),
    ...(signature && { signature: checker.signatureToString(signature, node) }),
    ...(constraint && constraint !== type && { constraint: write(constraint) }),
    ...(contextualType && { contextualType: write(contextualType) }),
  };
}

function findNode(
  sourceFile: ts.SourceFile,
  offset: number,
): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(sourceFile) <= offset && offset <= node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  // The last child is the end of the file, where the last statement may end.
  sourceFile.statements.forEach(visit);
  return found;
}

/** What has a type in the place of a word that has none: of `export const a`, the declaration of `a`. */
function introducedBy(node: ts.Node): ts.Node {
  if (ts.isVariableStatement(node)) {
    return introducedBy(node.declarationList);
  }
  if (ts.isVariableDeclarationList(node)) {
    const [first] = node.declarations;
    // A pattern declares names, and none of its own.
    return first && !hasType(first) ? first.name : (first ?? node);
  }
  return ts.isToken(node) && !hasType(node) ? introducedBy(node.parent) : node;
}

/** Of statements and punctuation, TypeScript would say that they are `any`. */
function hasType(node: ts.Node): boolean {
  return (
    ts.isExpression(node) ||
    ts.isTypeNode(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isArrayBindingPattern(node) ||
    // Declarations have one, which their types do not tell.
    ('symbol' in node && node.symbol !== undefined)
  );
}

function describeSymbol(
  sourceFile: ts.SourceFile,
  symbol: ts.Symbol,
): NonNullable<TypeInformation['symbol']> {
  return {
    name: symbol.name,
    flags: namesOfFlags(ts.SymbolFlags, symbol.flags),
    declarations: (symbol.declarations ?? []).map(declaration =>
      describeDeclaration(sourceFile, declaration),
    ),
  };
}

/** `FunctionDeclaration on line 3`, or in which other file. */
export function describeDeclaration(
  sourceFile: ts.SourceFile,
  declaration: ts.Declaration,
): string {
  const kind = nameOfKind(declaration.kind);
  const file = declaration.getSourceFile();
  if (file !== sourceFile) {
    return `${kind} in ${file.fileName.split('/').pop() ?? ''}`;
  }
  const { line } = file.getLineAndCharacterOfPosition(
    declaration.getStart(file),
  );
  return `${kind} on line ${String(line + 1)}`;
}
