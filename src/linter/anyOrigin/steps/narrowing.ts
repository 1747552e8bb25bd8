import type ts from 'typescript';
import { type CheckedFile, endAt, type Next, type Want } from '../target';
import { wantOf } from '../typeTests';

/**
 * Finds the check that gave a reference a type with an `any` in it: the last
 * one before it that is about the same expression, and whose type has one.
 */
export function findGuard(
  file: CheckedFile,
  reference: ts.Expression,
  want: Want,
): Next {
  const { sourceFile, ts: typescript } = file;
  const text = reference.getText();
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.pos >= reference.pos) {
      return;
    }
    if (isGuardOf(file, node, text, want)) {
      found = node;
    }
    typescript.forEachChild(node, visit);
  };
  typescript.forEachChild(scopeOf(typescript, reference) ?? sourceFile, visit);
  return found && endAt('narrowing', found);
}

function isGuardOf(
  file: CheckedFile,
  node: ts.Node,
  text: string,
  want: Want,
): boolean {
  const { checker, ts: typescript } = file;
  if (
    typescript.isBinaryExpression(node) &&
    node.operatorToken.kind === typescript.SyntaxKind.InstanceOfKeyword
  ) {
    return node.left.getText() === text;
  }
  if (
    !typescript.isCallExpression(node) ||
    !node.arguments.some(argument => argument.getText() === text)
  ) {
    return false;
  }
  const signature = checker.getResolvedSignature(node);
  const predicate =
    signature && checker.getTypePredicateOfSignature(signature)?.type;
  return Boolean(predicate && wantOf(file, predicate, want));
}

/** The function whose checks count: around callbacks, that around them. */
function scopeOf(
  typescript: typeof ts,
  node: ts.Node,
): ts.SignatureDeclaration | undefined {
  const own = typescript.findAncestor(node, typescript.isFunctionLike);
  return own &&
    (typescript.isArrowFunction(own) || typescript.isFunctionExpression(own))
    ? (scopeOf(typescript, own.parent) ?? own)
    : own;
}
