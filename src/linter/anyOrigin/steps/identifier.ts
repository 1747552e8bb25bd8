import type ts from 'typescript';
import { isUnknownSymbol } from '../internals';
import { type CheckedFile, endAt, type Next, type Want } from '../target';
import { explainDeclared } from './declared';
import { explainImport } from './imported';

/** Says where a name's type is from: its declaration, an import, or nowhere. */
export function explainIdentifier(
  file: CheckedFile,
  node: ts.Identifier,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  if (isIntrinsicElement(typescript, node)) {
    return endAt('no-jsx-types', node);
  }
  if (isRequire(typescript, node)) {
    return { to: { node: node.parent, want } };
  }
  const symbol = typescript.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (!symbol || isUnknownSymbol(checker, symbol)) {
    return want.inside
      ? undefined
      : endAt('unresolved-name', node, { name: node.text });
  }
  if ((symbol.flags & typescript.SymbolFlags.Alias) !== 0) {
    return explainImport(file, symbol, want);
  }
  return explainDeclared(file, symbol, node, want);
}

/** `<div>`, whose name is none of the code's. */
function isIntrinsicElement(
  typescript: typeof ts,
  { parent, text }: ts.Identifier,
): boolean {
  return (
    (typescript.isJsxOpeningElement(parent) ||
      typescript.isJsxSelfClosingElement(parent)) &&
    /^[a-z]/.test(text)
  );
}

/** What JavaScript loads modules with: not resolved itself, but its argument is. */
function isRequire(typescript: typeof ts, node: ts.Identifier): boolean {
  return (
    node.text === 'require' &&
    (node.flags & typescript.NodeFlags.JavaScriptFile) !== 0 &&
    typescript.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}
