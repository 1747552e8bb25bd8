import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  type Next,
  type Want,
  wantAny,
} from '../target';
import { isAny, isFunctionType, wantOf } from '../typeTests';
import { errorInside } from './errors';
import { explainModule } from './imported';
import { findTypeArgument } from './inference';

/** Says where the result of a call is from: its callee, a module that it loads, or the signature's declaration. */
export function explainCall(
  file: CheckedFile,
  node: ts.CallExpression | ts.TaggedTemplateExpression,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const loaded = typescript.isCallExpression(node)
    ? loadedModule(file, node)
    : undefined;
  if (loaded) {
    return explainModule(file, loaded);
  }
  const callee = typescript.isCallExpression(node) ? node.expression : node.tag;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee));
  if (isAny(file, type)) {
    return { to: { node: callee, want: wantAny } };
  }
  if (isFunctionType(type)) {
    return { to: { node: callee, want: { is: 'function', inside: false } } };
  }
  const declaration = declarationOfCalled(file, node, type, want);
  if (!declaration) {
    return errorInside(file, node);
  }
  return {
    to: {
      node: declaration,
      want,
      call: node,
      receiver: receiverIn(file, callee),
    },
  };
}

/** The called signature's. Of a union's there are several: the one that is to blame. */
function declarationOfCalled(
  file: CheckedFile,
  node: ts.CallLikeExpression,
  type: ts.Type,
  want: Want,
): ts.Node | undefined {
  if (type.isUnion()) {
    const signatures = type.types.flatMap(part => [
      ...part.getCallSignatures(),
    ]);
    return signatures.find(signature =>
      wantOf(file, signature.getReturnType(), want),
    )?.declaration;
  }
  return file.checker.getResolvedSignature(node)?.declaration;
}

/** Says where a type argument of `new Class()` is from. */
export function explainNew(
  file: CheckedFile,
  node: ts.NewExpression,
  want: Want,
): Next {
  const { checker } = file;
  if (isAny(file, checker.getTypeAtLocation(node.expression))) {
    return { to: { node: node.expression, want: wantAny } };
  }
  for (const given of node.typeArguments ?? []) {
    const found = wantOf(file, checker.getTypeFromTypeNode(given), want);
    if (found) {
      return { to: { node: given, want: found } };
    }
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration) {
    return errorInside(file, node);
  }
  if (!want.inside) {
    return { to: { node: declaration, want, call: node } };
  }
  return (
    inferredFrom(file, node, declaration, want) ?? endAt('untyped-new', node)
  );
}

function inferredFrom(
  file: CheckedFile,
  node: ts.NewExpression,
  declaration: ts.SignatureDeclaration | ts.JSDocSignature,
  want: Want,
): Next {
  const { ts: typescript } = file;
  if (typescript.isJSDocSignature(declaration)) {
    return undefined;
  }
  const owner = typescript.isConstructorDeclaration(declaration)
    ? declaration.parent
    : declaration;
  for (const parameter of owner.typeParameters ?? []) {
    const found = findTypeArgument(file, node, declaration, parameter, want);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function loadedModule(
  { ts: typescript }: CheckedFile,
  node: ts.CallExpression,
): ts.Expression | undefined {
  const { arguments: given, expression: callee } = node;
  const isRequire =
    typescript.isIdentifier(callee) &&
    callee.text === 'require' &&
    (node.flags & typescript.NodeFlags.JavaScriptFile) !== 0;
  return isRequire || callee.kind === typescript.SyntaxKind.ImportKeyword
    ? given[0]
    : undefined;
}

/** The object that a method is called on, or the function itself: its type may have type arguments. */
function receiverIn(
  { ts: typescript }: CheckedFile,
  callee: ts.Expression,
): ts.Expression {
  return typescript.isPropertyAccessExpression(callee) ||
    typescript.isElementAccessExpression(callee)
    ? callee.expression
    : callee;
}
