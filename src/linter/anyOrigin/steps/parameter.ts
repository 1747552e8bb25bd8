import type ts from 'typescript';
import { type CheckedFile, endAt, type Next, type Target } from '../target';
import { isAny, wantIn } from '../typeTests';
import { explainUntypedUse, findUse } from './use';

/** A function whose parameters may get their types from where it is used. */
type UsedFunction =
  ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** Says where the type of a parameter without one is from: its default, what the function is for, or nothing. */
export function explainParameter(
  file: CheckedFile,
  target: Target & { node: ts.ParameterDeclaration },
): Next {
  const { ts: typescript } = file;
  const { node, want } = target;
  const found = node.initializer && wantIn(file, node.initializer, want);
  if (found) {
    return { to: { node: node.initializer, want: found } };
  }
  const owner = node.parent;
  const isTypedByUse =
    typescript.isArrowFunction(owner) ||
    typescript.isFunctionExpression(owner) ||
    (typescript.isMethodDeclaration(owner) &&
      typescript.isObjectLiteralExpression(owner.parent));
  return isTypedByUse
    ? explainUsed(file, target, owner)
    : endAt('untyped-parameter', node);
}

function explainUsed(
  file: CheckedFile,
  target: Target & { node: ts.ParameterDeclaration },
  owner: UsedFunction,
): Next {
  const { checker, ts: typescript } = file;
  const { node, want } = target;
  const index = owner.parameters.indexOf(node);
  const given = calledAtOnce(file, owner)?.arguments[index];
  if (given) {
    const found = wantIn(file, given, want);
    return found && { to: { node: given, want: found } };
  }
  const contextual = typescript.isMethodDeclaration(owner)
    ? contextualOfMethod(file, owner)
    : checker.getContextualType(owner);
  const type = contextual && checker.getNonNullableType(contextual);
  if (!type || isAny(file, type)) {
    return explainUntypedUse(file, owner) ?? endAt('untyped-parameter', node);
  }
  const [signature] = type.isUnion()
    ? type.types.flatMap(part => [...part.getCallSignatures()])
    : type.getCallSignatures();
  const declared = parameterAt(file, signature, index);
  if (declared !== node) {
    return declared
      ? explainDeclared(file, target, owner, declared)
      : endAt('untyped-parameter', node);
  }
  // The type is inferred from this very function: what constrains it has typed the parameter.
  const constraining = constrainingParameter(file, owner, index);
  return constraining && explainDeclared(file, target, owner, constraining);
}

/** Goes on to the parameter of the type that the function is for. */
function explainDeclared(
  file: CheckedFile,
  { want }: Target,
  owner: UsedFunction,
  declared: ts.ParameterDeclaration,
): Next {
  const { dotDotDotToken, type } = declared;
  const { call, receiver } = findUse(file, owner) ?? {};
  return {
    to: {
      node: type ?? declared,
      want: dotDotDotToken && type ? { ...want, inside: true } : want,
      role: 'callback',
      ...(call && { call }),
      ...(receiver && { receiver }),
    },
  };
}

/** Of `<T extends (…) => …>(run: T)`, where the function is given as `run`, the parameter of the constraint. */
function constrainingParameter(
  file: CheckedFile,
  owner: UsedFunction,
  index: number,
): ts.ParameterDeclaration | undefined {
  const { checker } = file;
  const { call, index: argument = -1 } = findUse(file, owner) ?? {};
  const signature = call && checker.getResolvedSignature(call)?.declaration;
  const parameter = signature?.parameters[argument];
  const type =
    parameter && file.ts.isParameter(parameter) ? parameter.type : undefined;
  const constraint =
    type && checker.getBaseConstraintOfType(checker.getTypeFromTypeNode(type));
  return parameterAt(file, constraint?.getCallSignatures()[0], index);
}

/** `(value => …)(given)`. */
function calledAtOnce(
  { ts: typescript }: CheckedFile,
  owner: ts.Node,
): ts.CallExpression | undefined {
  let node = owner;
  while (typescript.isParenthesizedExpression(node.parent)) {
    node = node.parent;
  }
  return typescript.isCallExpression(node.parent) &&
    node.parent.expression === node
    ? node.parent
    : undefined;
}

function contextualOfMethod(
  { checker }: CheckedFile,
  { name, parent }: ts.MethodDeclaration,
): ts.Type | undefined {
  const object = checker.getContextualType(
    parent as ts.ObjectLiteralExpression,
  );
  const property =
    object && checker.getNonNullableType(object).getProperty(name.getText());
  return property && checker.getTypeOfSymbolAtLocation(property, parent);
}

function parameterAt(
  { ts: typescript }: CheckedFile,
  signature: ts.Signature | undefined,
  index: number,
): ts.ParameterDeclaration | undefined {
  const parameters = signature?.parameters ?? [];
  const last = parameters.at(-1)?.valueDeclaration;
  const isRest = last && typescript.isParameter(last) && last.dotDotDotToken;
  const declaration =
    parameters[index]?.valueDeclaration ?? (isRest ? last : undefined);
  return declaration && typescript.isParameter(declaration)
    ? declaration
    : undefined;
}
