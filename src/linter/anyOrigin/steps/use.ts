import type ts from 'typescript';
import { type CheckedFile, type Next, wantAny } from '../target';
import { isAny, isFunctionType, wantIn, wantOf } from '../typeTests';

/** What a function is given to: an argument of a call, an attribute of an element, a variable with a type. */
interface Use {
  /** What decides about the parameters: a callee, a component, a type. It may be `any`. */
  decides: ts.Node;
  /** The object whose type has the type arguments. */
  receiver?: ts.Expression;
  call?: ts.CallExpression | ts.NewExpression;
  /** Of a call, which argument it is. */
  index?: number;
}

/** Finds what a function is given to, alone or in an object. */
export function findUse(file: CheckedFile, owner: ts.Node): Use | undefined {
  const { ts: typescript } = file;
  const node = outermost(typescript, owner);
  const { parent } = node;
  if (
    typescript.isCallExpression(parent) ||
    typescript.isNewExpression(parent)
  ) {
    return asArgument(typescript, node, parent);
  }
  if (typescript.isJsxExpression(parent)) {
    const element = typescript.findAncestor(
      parent,
      (candidate): candidate is ts.JsxOpeningLikeElement =>
        typescript.isJsxOpeningElement(candidate) ||
        typescript.isJsxSelfClosingElement(candidate),
    );
    return element && { decides: element.tagName };
  }
  if (
    typescript.isBinaryExpression(parent) &&
    parent.operatorToken.kind === typescript.SyntaxKind.EqualsToken
  ) {
    const { left } = parent;
    return {
      decides: left,
      receiver: typescript.isPropertyAccessExpression(left)
        ? left.expression
        : left,
    };
  }
  const type = typeAround(typescript, node);
  return type && { decides: type };
}

/** The object or the list that has the function in it, as far as that is one value. */
function outermost(typescript: typeof ts, owner: ts.Node): ts.Node {
  let node = owner;
  while (
    typescript.isParenthesizedExpression(node.parent) ||
    typescript.isPropertyAssignment(node.parent) ||
    typescript.isObjectLiteralExpression(node.parent) ||
    typescript.isArrayLiteralExpression(node.parent) ||
    (typescript.isConditionalExpression(node.parent) &&
      node.parent.condition !== node)
  ) {
    node = node.parent;
  }
  return node;
}

function asArgument(
  typescript: typeof ts,
  node: ts.Node,
  call: ts.CallExpression | ts.NewExpression,
): Use | undefined {
  const { expression: callee } = call;
  return callee === node
    ? undefined
    : {
        call,
        decides: callee,
        receiver: typescript.isPropertyAccessExpression(callee)
          ? callee.expression
          : callee,
        index: call.arguments?.indexOf(node as ts.Expression) ?? -1,
      };
}

/** The type that is written for what the function is a value of: a variable, a property, a result. */
function typeAround(
  typescript: typeof ts,
  { parent }: ts.Node,
): ts.TypeNode | undefined {
  if (
    typescript.isVariableDeclaration(parent) ||
    typescript.isPropertyDeclaration(parent) ||
    typescript.isParameter(parent) ||
    typescript.isAsExpression(parent) ||
    typescript.isTypeAssertionExpression(parent) ||
    // The function that this one is the result of.
    typescript.isArrowFunction(parent)
  ) {
    return parent.type;
  }
  return typescript.isReturnStatement(parent)
    ? typescript.findAncestor(parent, typescript.isFunctionLike)?.type
    : undefined;
}

/** Where a function is given to something that is `any`, that is why its parameters are. */
export function explainUntypedUse(file: CheckedFile, owner: ts.Node): Next {
  const { checker, ts: typescript } = file;
  const member = untypedMember(file, owner);
  if (member) {
    return { to: { node: member, want: wantAny, role: 'callback' } };
  }
  const { call, decides, index = -1 } = findUse(file, owner) ?? {};
  if (!decides) {
    return undefined;
  }
  if (typescript.isTypeNode(decides)) {
    const found = wantOf(file, checker.getTypeFromTypeNode(decides), wantAny);
    return found && { to: { node: decides, want: found } };
  }
  const type = checker.getTypeAtLocation(decides);
  if (isAny(file, type)) {
    return { to: { node: decides, want: wantAny } };
  }
  if (isFunctionType(type)) {
    return { to: { node: decides, want: { is: 'function', inside: false } } };
  }
  const parameter =
    call && checker.getResolvedSignature(call)?.parameters[index];
  const declared = parameter?.valueDeclaration;
  return declared && wantIn(file, declared, wantAny)?.inside === false
    ? { to: { node: declared, want: wantAny, role: 'callback' } }
    : undefined;
}

/** The declaration of the property that the function is the value of, if that is `any`. */
function untypedMember(
  file: CheckedFile,
  owner: ts.Node,
): ts.Declaration | undefined {
  const { checker, ts: typescript } = file;
  const assigned = typescript.isMethodDeclaration(owner) ? owner : owner.parent;
  if (
    !(
      typescript.isPropertyAssignment(assigned) ||
      typescript.isMethodDeclaration(assigned)
    ) ||
    !typescript.isObjectLiteralExpression(assigned.parent)
  ) {
    return undefined;
  }
  const object = checker.getContextualType(assigned.parent);
  const [declaration] =
    (object &&
      checker.getNonNullableType(object).getProperty(assigned.name.getText())
        ?.declarations) ??
    [];
  return declaration &&
    declaration !== assigned &&
    isAny(file, checker.getTypeAtLocation(declaration))
    ? declaration
    : undefined;
}
