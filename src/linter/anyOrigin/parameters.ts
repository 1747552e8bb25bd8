import type ts from 'typescript';
import { type CheckedFile, endAt, type Next } from './target';
import { goToFirst, isAny, isFunctionType } from './typeTests';

/** A function that may get the types of its parameters from what it is given to. */
type GivenFunction =
  ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** Says where the type of a parameter without one is from: its default, what the function is given to, or nothing. */
export function explainParameter(
  file: CheckedFile,
  node: ts.ParameterDeclaration,
): Next {
  const { ts: typescript } = file;
  const { initializer, parent } = node;
  const isGiven =
    typescript.isArrowFunction(parent) ||
    typescript.isFunctionExpression(parent) ||
    (typescript.isMethodDeclaration(parent) &&
      typescript.isObjectLiteralExpression(parent.parent));
  return (
    goToFirst(file, [initializer]) ??
    (isGiven ? explainGiven(file, node, parent) : undefined) ??
    endAt('untyped-parameter', node)
  );
}

function explainGiven(
  file: CheckedFile,
  node: ts.ParameterDeclaration,
  owner: GivenFunction,
): Next {
  const { checker } = file;
  const index = owner.parameters.indexOf(node);
  const { call, receiver } = callAround(file, owner);
  if (call?.expression === outermost(file.ts, owner)) {
    return goToFirst(file, [call.arguments?.[index]]);
  }
  const property = expectedProperty(file, owner);
  const type = property
    ? checker.getTypeOfSymbolAtLocation(property, owner)
    : checker.getContextualType(owner as ts.Expression);
  const [signature] = type
    ? checker.getNonNullableType(type).getCallSignatures()
    : [];
  const declared = parameterAt(file, signature, index);
  if (declared && declared !== node) {
    return {
      to: {
        node: declared.type ?? declared,
        call,
        receiver,
      },
    };
  }
  return type && isAny(file, type) && property?.valueDeclaration
    ? { to: { node: property.valueDeclaration } }
    : explainUse(file, owner);
}

/** The property that the object around a function should have in its place. */
function expectedProperty(
  { checker, ts: typescript }: CheckedFile,
  owner: GivenFunction,
): ts.Symbol | undefined {
  const member = typescript.isMethodDeclaration(owner) ? owner : owner.parent;
  const type =
    typescript.isMethodDeclaration(member) ||
    typescript.isPropertyAssignment(member)
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
  { ts: typescript }: CheckedFile,
  signature: ts.Signature | undefined,
  index: number,
): ts.ParameterDeclaration | undefined {
  const parameters = signature?.parameters ?? [];
  const last = parameters.at(-1)?.valueDeclaration;
  const isRest =
    last && typescript.isParameter(last) && last.dotDotDotToken !== undefined;
  const declared =
    parameters[index]?.valueDeclaration ?? (isRest ? last : undefined);
  return declared && typescript.isParameter(declared) ? declared : undefined;
}

/** The object or the list that has the function in it, as far as that is one value. */
function outermost(typescript: typeof ts, owner: ts.Node): ts.Node {
  const { parent } = owner;
  return typescript.isParenthesizedExpression(parent) ||
    typescript.isPropertyAssignment(parent) ||
    typescript.isObjectLiteralExpression(parent) ||
    typescript.isArrayLiteralExpression(parent) ||
    (typescript.isConditionalExpression(parent) && parent.condition !== owner)
    ? outermost(typescript, parent)
    : owner;
}

/** The call that a function is given to, and the value whose type may have type arguments: the callee, or its object. */
function callAround(
  { ts: typescript }: CheckedFile,
  owner: ts.Node,
): {
  call?: ts.CallExpression | ts.NewExpression;
  receiver?: ts.Expression;
} {
  const { parent } = outermost(typescript, owner);
  if (
    typescript.isCallExpression(parent) ||
    typescript.isNewExpression(parent)
  ) {
    return {
      call: parent,
      receiver: objectOf(typescript, parent.expression),
    };
  }
  return typescript.isBinaryExpression(parent)
    ? { receiver: objectOf(typescript, parent.left) }
    : {};
}

function objectOf(typescript: typeof ts, node: ts.Expression): ts.Expression {
  return typescript.isPropertyAccessExpression(node) ? node.expression : node;
}

/** Where a function is given to something that is `any`, that is why its parameters are. */
function explainUse(file: CheckedFile, owner: ts.Node): Next {
  const { ts: typescript } = file;
  const node = outermost(typescript, owner);
  const { parent } = node;
  if (
    typescript.isCallExpression(parent) ||
    typescript.isNewExpression(parent)
  ) {
    return explainArgument(file, parent, node as ts.Expression);
  }
  if (typescript.isJsxExpression(parent)) {
    const element = typescript.findAncestor(
      parent,
      each =>
        typescript.isJsxOpeningElement(each) ||
        typescript.isJsxSelfClosingElement(each),
    ) as ts.JsxOpeningLikeElement | undefined;
    return element && /^[a-z]/.test(element.tagName.getText())
      ? endAt('no-jsx-types', element)
      : goToFirst(file, [element?.tagName]);
  }
  if (typescript.isBinaryExpression(parent)) {
    return goToFirst(file, [parent.left]);
  }
  const typed = typescript.isReturnStatement(parent)
    ? typescript.findAncestor(parent, typescript.isFunctionLike)
    : parent;
  return goToFirst(file, [
    (typed as Partial<ts.VariableDeclaration> | undefined)?.type,
  ]);
}

/** The callee, or the parameter that the function is given for. */
function explainArgument(
  file: CheckedFile,
  call: ts.CallExpression | ts.NewExpression,
  node: ts.Expression,
): Next {
  const { checker, ts: typescript } = file;
  const { expression: callee } = call;
  const type = checker.getTypeAtLocation(callee);
  if (isAny(file, type)) {
    return { to: { node: callee } };
  }
  if (isFunctionType(type)) {
    return endAt('function-type', callee);
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
  )?.declarations?.find(typescript.isTypeParameterDeclaration)?.constraint;
  return isAny(file, expected)
    ? { to: { node: declared } }
    : constraint && { to: { node: constraint } };
}
