import ts from 'typescript';
import type { TypeScriptView } from '../types';
import { endAt, explainCallee, goToFirst, isAny, type Next } from './target';

/** A function that may get the types of its parameters from what it is given to. */
type GivenFunction =
  ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** Says where the type of a parameter without one is from: its default, what the function is given to, or nothing. */
export function explainParameter(
  file: TypeScriptView,
  node: ts.ParameterDeclaration,
): Next {
  const { initializer, parent } = node;
  const isGiven =
    ts.isArrowFunction(parent) ||
    ts.isFunctionExpression(parent) ||
    (ts.isMethodDeclaration(parent) &&
      ts.isObjectLiteralExpression(parent.parent));
  return (
    goToFirst(file, [initializer]) ??
    (isGiven ? explainGiven(file, node, parent) : undefined) ??
    endAt('untyped-parameter', node)
  );
}

function explainGiven(
  file: TypeScriptView,
  node: ts.ParameterDeclaration,
  owner: GivenFunction,
): Next {
  const { checker } = file;
  const index = owner.parameters.indexOf(node);
  const { call, receiver } = callAround(owner);
  if (call?.expression === outermost(owner)) {
    return goToFirst(file, [call.arguments?.[index]]);
  }
  const property = expectedProperty(file, owner);
  const type = property
    ? checker.getTypeOfSymbolAtLocation(property, owner)
    : checker.getContextualType(owner as ts.Expression);
  const [signature] = type
    ? checker.getNonNullableType(type).getCallSignatures()
    : [];
  const declared = parameterAt(signature, index);
  if (declared && declared !== node) {
    return {
      to: {
        node: declared.type ?? declared,
        call,
        receiver,
      },
    };
  }
  return type && isAny(type) && property?.valueDeclaration
    ? { to: { node: property.valueDeclaration } }
    : explainUse(file, owner);
}

/** The property that the object around a function should have in its place. */
function expectedProperty(
  { checker }: TypeScriptView,
  owner: GivenFunction,
): ts.Symbol | undefined {
  const member = ts.isMethodDeclaration(owner) ? owner : owner.parent;
  const type =
    ts.isMethodDeclaration(member) || ts.isPropertyAssignment(member)
      ? checker.getContextualType(member.parent as ts.ObjectLiteralExpression)
      : undefined;
  return (
    type &&
    checker
      .getNonNullableType(type)
      .getProperty((member as ts.PropertyAssignment).name.getText())
  );
}

function parameterAt(
  signature: ts.Signature | undefined,
  index: number,
): ts.ParameterDeclaration | undefined {
  const parameters = signature?.parameters ?? [];
  const last = parameters.at(-1)?.valueDeclaration;
  const isRest =
    last && ts.isParameter(last) && last.dotDotDotToken !== undefined;
  const declared =
    parameters[index]?.valueDeclaration ?? (isRest ? last : undefined);
  return declared && ts.isParameter(declared) ? declared : undefined;
}

/** The object or the list that has the function in it, as far as that is one value. */
function outermost(owner: ts.Node): ts.Node {
  const { parent } = owner;
  return ts.isParenthesizedExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== owner)
    ? outermost(parent)
    : owner;
}

/** The call that a function is given to, and the value whose type may have type arguments: the callee, or its object. */
function callAround(owner: ts.Node): {
  call?: ts.CallExpression | ts.NewExpression;
  receiver?: ts.Expression;
} {
  const { parent } = outermost(owner);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    return {
      call: parent,
      receiver: objectOf(parent.expression),
    };
  }
  return ts.isBinaryExpression(parent)
    ? { receiver: objectOf(parent.left) }
    : {};
}

function objectOf(node: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(node) ? node.expression : node;
}

/** Where a function is given to something that is `any`, that is why its parameters are. */
function explainUse(file: TypeScriptView, owner: ts.Node): Next {
  const node = outermost(owner);
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    return explainArgument(file, parent, node as ts.Expression);
  }
  if (ts.isJsxExpression(parent)) {
    const element = ts.findAncestor(
      parent,
      each => ts.isJsxOpeningElement(each) || ts.isJsxSelfClosingElement(each),
    ) as ts.JsxOpeningLikeElement | undefined;
    return element && /^[a-z]/.test(element.tagName.getText())
      ? endAt('no-jsx-types', element)
      : goToFirst(file, [element?.tagName]);
  }
  if (ts.isBinaryExpression(parent)) {
    return goToFirst(file, [parent.left]);
  }
  const typed = ts.isReturnStatement(parent)
    ? ts.findAncestor(parent, ts.isFunctionLike)
    : parent;
  return goToFirst(file, [
    (typed as Partial<ts.VariableDeclaration> | undefined)?.type,
  ]);
}

/** The callee, or the parameter that the function is given for. */
function explainArgument(
  file: TypeScriptView,
  call: ts.CallExpression | ts.NewExpression,
  node: ts.Expression,
): Next {
  const { checker } = file;
  const untyped = explainCallee(file, call.expression);
  if (untyped) {
    return untyped;
  }
  const signature = checker.getResolvedSignature(call)?.declaration;
  const declared = signature?.parameters[call.arguments?.indexOf(node) ?? -1];
  if (!declared) {
    return undefined;
  }
  const expected = checker.getTypeAtLocation(declared);
  // `<T extends (…) => …>(run: T)`: the type of the function itself comes from it.
  const constraint = (
    expected.symbol as ts.Symbol | undefined
  )?.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  return isAny(expected)
    ? { to: { node: declared } }
    : constraint && { to: { node: constraint } };
}
