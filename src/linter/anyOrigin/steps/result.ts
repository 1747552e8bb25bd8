import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  firstOf,
  type Next,
  type Target,
} from '../target';
import { wantIn, wantOf } from '../typeTests';
import { isCircular } from './errors';
import { findTypeArgument } from './inference';

/** Says where a function's result is from: its declared type, or what it returns. */
export function explainResult(
  file: CheckedFile,
  target: Target & { node: ts.SignatureDeclaration },
): Next {
  const { checker, ts: typescript } = file;
  const { node, ...context } = target;
  // Of a function that isn't called here, the type has the result inside.
  const result = checker.getSignatureFromDeclaration(node)?.getReturnType();
  const uncalled =
    result && !target.call ? wantOf(file, result, target.want) : undefined;
  const want = uncalled ?? target.want;
  const written = node.type ?? typescript.getJSDocReturnType(node);
  if (written) {
    return { to: { ...context, node: written, want, role: 'return' } };
  }
  const body = 'body' in node ? node.body : undefined;
  if (!body) {
    return endAt('untyped-declaration', node);
  }
  for (const returned of returnedBy(file, body)) {
    const found = wantIn(file, returned, want);
    if (found) {
      return { to: { node: returned, want: found } };
    }
  }
  const { call } = target;
  const inferred =
    call &&
    firstOf(node.typeParameters ?? [], parameter =>
      findTypeArgument(file, call, node, parameter, want),
    );
  if (inferred) {
    return inferred;
  }
  return isCircular(file, node) ? endAt('failed-inference', node) : undefined;
}

/** What is returned or yielded, that of inner functions left out. */
function returnedBy(
  { ts: typescript }: CheckedFile,
  body: ts.Node,
): ts.Expression[] {
  if (!typescript.isBlock(body)) {
    return [body as ts.Expression];
  }
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (typescript.isFunctionLike(node) || typescript.isClassLike(node)) {
      return;
    }
    if (
      (typescript.isReturnStatement(node) ||
        typescript.isYieldExpression(node)) &&
      node.expression
    ) {
      found.push(node.expression);
    }
    typescript.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
