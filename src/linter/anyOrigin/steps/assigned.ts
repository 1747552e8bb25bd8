import type ts from 'typescript';
import type { CheckedFile, Next, Target, Want } from '../target';
import { wantIn } from '../typeTests';

/** Methods of arrays that add their arguments. */
const adding: ReadonlySet<string> = new Set(['push', 'unshift']);

/**
 * Finds a value that is stored in a variable or property, or added to the
 * array in it, and has what is wanted: the last one before a place, or else
 * the first of all.
 */
export function findAssigned(
  file: CheckedFile,
  symbol: ts.Symbol,
  scope: ts.Node,
  want: Want,
  before: ts.Node | undefined,
): Next {
  const { ts: typescript } = file;
  const found: Target[] = [];
  const visit = (node: ts.Node): void => {
    for (const value of storedBy(file, symbol, node)) {
      const valueWant = wantIn(file, value, want);
      if (valueWant) {
        found.push({ node: value, want: valueWant });
      }
    }
    typescript.forEachChild(node, visit);
  };
  visit(scope);
  const earlier = found.filter(
    ({ node }) => before !== undefined && node.end <= before.pos,
  );
  const to = earlier.at(-1) ?? found[0];
  return to && { to };
}

function storedBy(
  file: CheckedFile,
  symbol: ts.Symbol,
  node: ts.Node,
): readonly ts.Expression[] {
  const { ts: typescript } = file;
  if (
    typescript.isBinaryExpression(node) &&
    node.operatorToken.kind >= typescript.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= typescript.SyntaxKind.LastAssignment
  ) {
    const target = typescript.isElementAccessExpression(node.left)
      ? node.left.expression
      : node.left;
    return isReference(file, target, symbol) ? [node.right] : [];
  }
  return typescript.isCallExpression(node) &&
    typescript.isPropertyAccessExpression(node.expression) &&
    adding.has(node.expression.name.text) &&
    isReference(file, node.expression.expression, symbol)
    ? node.arguments
    : [];
}

function isReference(
  { checker, ts: typescript }: CheckedFile,
  node: ts.Expression,
  symbol: ts.Symbol,
): boolean {
  const name = typescript.isPropertyAccessExpression(node) ? node.name : node;
  return (
    (typescript.isIdentifier(name) || typescript.isPrivateIdentifier(name)) &&
    name.text === symbol.name.replace(/^__#\d+@/, '') &&
    checker.getSymbolAtLocation(name) === symbol
  );
}
