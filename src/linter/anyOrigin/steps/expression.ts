import type ts from 'typescript';
import { satisfiedExpression } from '../internals';
import {
  type CheckedFile,
  endAt,
  type Next,
  type Target,
  type Want,
} from '../target';
import { isAny, wantIn, wantOf } from '../typeTests';
import { explainAccess } from './access';
import { explainCall, explainNew } from './call';
import { explainIdentifier } from './identifier';
import { explainArrayLiteral, explainObjectLiteral } from './literals';
import { explainThis } from './thisValue';

/** Says what gives an expression the type that it has. */
export function explainExpression(
  file: CheckedFile,
  target: Target & { node: ts.Expression },
): Next {
  const { ts: typescript } = file;
  const { node, want } = target;
  const wrapped = unwrap(file, node);
  if (wrapped) {
    return { to: { node: wrapped, want } };
  }
  if (typescript.isIdentifier(node)) {
    return explainIdentifier(file, node, want);
  }
  if (
    typescript.isPropertyAccessExpression(node) ||
    typescript.isElementAccessExpression(node)
  ) {
    return explainAccess(file, node, want);
  }
  if (
    typescript.isCallExpression(node) ||
    typescript.isTaggedTemplateExpression(node)
  ) {
    return explainCall(file, node, want);
  }
  if (typescript.isNewExpression(node)) {
    return explainNew(file, node, want);
  }
  if (
    typescript.isAsExpression(node) ||
    typescript.isTypeAssertionExpression(node)
  ) {
    return typescript.isConstTypeReference(node.type)
      ? { to: { node: node.expression, want } }
      : { to: { node: node.type, want } };
  }
  if (typescript.isAwaitExpression(node)) {
    return follow(file, want, [node.expression]);
  }
  if (typescript.isConditionalExpression(node)) {
    return follow(file, want, [node.whenTrue, node.whenFalse]);
  }
  if (typescript.isBinaryExpression(node)) {
    return follow(file, want, operandsOf(file, node));
  }
  if (typescript.isArrayLiteralExpression(node)) {
    return explainArrayLiteral(file, node, want);
  }
  if (typescript.isObjectLiteralExpression(node)) {
    return explainObjectLiteral(file, node, want);
  }
  if (typescript.isYieldExpression(node)) {
    return explainYield(file, node, want);
  }
  if (node.kind === typescript.SyntaxKind.ThisKeyword) {
    return isAny(file, file.checker.getTypeAtLocation(node))
      ? explainThis(file, node, want)
      : undefined;
  }
  if (node.kind === typescript.SyntaxKind.SuperKeyword) {
    return follow(file, want, basesAround(file, node));
  }
  if (
    typescript.isJsxElement(node) ||
    typescript.isJsxSelfClosingElement(node) ||
    typescript.isJsxFragment(node)
  ) {
    return endAt('no-jsx-types', node);
  }
  return undefined;
}

/** What an expression is the same value as. */
function unwrap(
  { ts: typescript }: CheckedFile,
  node: ts.Expression,
): ts.Expression | undefined {
  return typescript.isParenthesizedExpression(node) ||
    typescript.isNonNullExpression(node) ||
    typescript.isSpreadElement(node) ||
    typescript.isExpressionWithTypeArguments(node)
    ? node.expression
    : satisfiedExpression(typescript, node);
}

/** The first of them that has what is wanted, itself or inside. */
function follow(
  file: CheckedFile,
  want: Want,
  candidates: readonly ts.Expression[],
): Next {
  for (const node of candidates) {
    const found = wantIn(file, node, want);
    if (found) {
      return { to: { node, want: found } };
    }
  }
  return undefined;
}

/** What the class around a node extends. */
function basesAround(
  { ts: typescript }: CheckedFile,
  node: ts.Node,
): ts.Expression[] {
  const { heritageClauses = [] } =
    typescript.findAncestor(node, typescript.isClassLike) ?? {};
  return heritageClauses
    .filter(({ token }) => token === typescript.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression));
}

function operandsOf(
  { ts: { SyntaxKind } }: CheckedFile,
  { left, operatorToken, right }: ts.BinaryExpression,
): ts.Expression[] {
  switch (operatorToken.kind) {
    case SyntaxKind.CommaToken:
    case SyntaxKind.EqualsToken:
      return [right];
    case SyntaxKind.AmpersandAmpersandToken:
    case SyntaxKind.AmpersandAmpersandEqualsToken:
      return [right, left];
    default:
      return [left, right];
  }
}

/** What a generator is sent is declared by its return type, or not at all. */
function explainYield(
  file: CheckedFile,
  node: ts.YieldExpression,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const generator = typescript.findAncestor(node, typescript.isFunctionLike);
  const contextual = generator?.type;
  if (contextual) {
    const found = wantOf(file, checker.getTypeFromTypeNode(contextual), want);
    return found && { to: { node: contextual, want: found } };
  }
  if (node.asteriskToken && node.expression) {
    const found = wantIn(file, node.expression, want);
    return found && { to: { node: node.expression, want: found } };
  }
  return isAny(file, checker.getTypeAtLocation(node))
    ? endAt('yield', node)
    : undefined;
}
