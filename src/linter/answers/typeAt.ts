import type ts from 'typescript';
import type { TypeInformation } from '../protocol';
import type { TypeScriptView } from '../types';
import { namesOfFlags } from './flagNames';
import { nameOfKind } from './tsTree';

/** Says what TypeScript knows of the innermost node at an offset. */
export function getTypeAt(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
  offset: number,
): TypeInformation | null {
  const node = findNode(typescript, sourceFile, offset);
  if (!node) {
    return null;
  }
  const checker = program.getTypeChecker();
  const write = (type: ts.Type): string => checker.typeToString(type, node);
  const type = checker.getTypeAtLocation(node);
  const symbol = checker.getSymbolAtLocation(node) ?? type.symbol;
  const [signature] = type.getCallSignatures();
  const constraint = checker.getBaseConstraintOfType(type);
  const contextualType =
    isExpression(typescript, node) && checker.getContextualType(node);
  return {
    node: nameOfKind(typescript, node.kind),
    range: [node.getStart(sourceFile), node.end],
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
  typescript.forEachChild(sourceFile, visit);
  return found;
}

/** Only an expression has a type that its surroundings expect. */
function isExpression(
  typescript: typeof ts,
  node: ts.Node,
): node is ts.Expression {
  // Published since TypeScript 5; older versions have it all the same.
  return typescript.isExpression(node);
}

function describeSymbol(
  typescript: typeof ts,
  sourceFile: ts.SourceFile,
  symbol: ts.Symbol,
): NonNullable<TypeInformation['symbol']> {
  return {
    name: symbol.name,
    flags: namesOfFlags(typescript.SymbolFlags, symbol.flags),
    declarations: (symbol.declarations ?? []).map(declaration => {
      const kind = nameOfKind(typescript, declaration.kind);
      const file = declaration.getSourceFile();
      const name = file.fileName.split('/').pop() ?? '';
      const { line } = file.getLineAndCharacterOfPosition(
        declaration.getStart(file),
      );
      return file === sourceFile
        ? `${kind} in line ${String(line + 1)}`
        : `${kind} in ${name}`;
    }),
  };
}
