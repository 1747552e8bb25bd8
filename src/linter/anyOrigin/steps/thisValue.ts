import type ts from 'typescript';
import { type CheckedFile, endAt, type Next, type Want } from '../target';
import { wantOf } from '../typeTests';

/** Says why `this` is `any`: its function declares it so, its contextual type does, or nothing declares it. */
export function explainThis(
  file: CheckedFile,
  node: ts.Node,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const owner = typescript.findAncestor(
    node,
    (candidate): candidate is ts.SignatureDeclaration =>
      typescript.isFunctionLike(candidate) &&
      !typescript.isArrowFunction(candidate),
  );
  if (!owner) {
    return endAt('untyped-this', node);
  }
  const contextual = typescript.isFunctionExpression(owner)
    ? checker.getContextualType(owner)
    : undefined;
  const declared = [
    owner,
    ...(contextual
      ? checker.getNonNullableType(contextual).getCallSignatures()
      : []
    ).flatMap(({ declaration }) => (declaration ? [declaration] : [])),
  ]
    .flatMap(signature => [
      ...(signature.parameters as readonly ts.ParameterDeclaration[]),
    ])
    .find(({ name }) => name.getText() === 'this');
  if (!declared?.type) {
    return endAt('untyped-this', owner);
  }
  const found = wantOf(file, checker.getTypeFromTypeNode(declared.type), want);
  return (
    found && {
      to: {
        node: declared.type,
        want: found,
        ...(declared.parent !== owner && { role: 'callback' as const }),
      },
    }
  );
}
