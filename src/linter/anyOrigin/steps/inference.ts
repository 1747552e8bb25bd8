import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  type Next,
  type Target,
  type Want,
} from '../target';
import { wantIn, wantOf } from '../typeTests';

/** A parameter and what is given for it. */
interface Given {
  parameter: ts.ParameterDeclaration;
  value: ts.Expression;
}

/**
 * Finds what gave a type parameter the type that it has in a call: a type
 * argument, an argument (functions after all others, as TypeScript infers), or
 * its default.
 *
 * @param declaration the called signature's
 */
export function findTypeArgument(
  file: CheckedFile,
  call: ts.CallLikeExpression,
  declaration: ts.SignatureDeclaration,
  parameter: ts.TypeParameterDeclaration,
  want: Want,
): Next {
  const written = typeArgumentOf(call, parameter);
  if (written) {
    const type = file.checker.getTypeFromTypeNode(written);
    const found = wantOf(file, type, want);
    return found && { to: { node: written, want: found } };
  }
  for (const { value } of givenFor(
    file,
    call,
    declaration,
    parameter.name.text,
  )) {
    const found = explainArgument(file, value, want);
    if (found) {
      return { to: found };
    }
  }
  return explainDefault(file, parameter, want);
}

/** What a type parameter is without a type argument, if that has an `any`: its default. */
export function explainDefault(
  file: CheckedFile,
  parameter: ts.TypeParameterDeclaration,
  want: Want,
): Next {
  const { checker } = file;
  const { default: fallback } = parameter;
  return fallback && wantOf(file, checker.getTypeFromTypeNode(fallback), want)
    ? endAt('type-parameter-default', parameter, { name: parameter.name.text })
    : undefined;
}

function typeArgumentOf(
  call: ts.CallLikeExpression,
  parameter: ts.TypeParameterDeclaration,
): ts.TypeNode | undefined {
  const owner = parameter.parent;
  return 'typeArguments' in call && 'typeParameters' in owner
    ? call.typeArguments?.[owner.typeParameters?.indexOf(parameter) ?? -1]
    : undefined;
}

/** Arguments whose parameters' types have the type parameter in them. */
function givenFor(
  file: CheckedFile,
  call: ts.CallLikeExpression,
  { parameters }: ts.SignatureDeclaration,
  name: string,
): Given[] {
  const { ts: typescript } = file;
  const declared = (parameters as readonly ts.ParameterDeclaration[]).filter(
    ({ name }) => name.getText() !== 'this',
  );
  const mentions = new RegExp(`\\b${name}\\b`);
  const isFunction = ({ value }: Given): boolean =>
    typescript.isArrowFunction(value) || typescript.isFunctionExpression(value);
  const given = argumentsOf(file, call).flatMap((value, index) => {
    const parameter = declared[Math.min(index, declared.length - 1)];
    return parameter?.type && mentions.test(parameter.type.getText())
      ? [{ parameter, value }]
      : [];
  });
  const self = (parameters as readonly ts.ParameterDeclaration[]).find(
    ({ name, type }) =>
      name.getText() === 'this' && type && mentions.test(type.getText()),
  );
  const receiver = calleeObject(file, call);
  return [
    ...given.filter(each => !isFunction(each)),
    ...given.filter(isFunction),
    ...(self && receiver ? [{ parameter: self, value: receiver }] : []),
  ];
}

/** The arguments of a call for parameters with a type parameter of that name. */
export function argumentsFor(
  file: CheckedFile,
  call: ts.CallLikeExpression,
  name: string,
): readonly ts.Expression[] {
  const declaration = file.checker.getResolvedSignature(call)?.declaration;
  return declaration && !file.ts.isJSDocSignature(declaration)
    ? givenFor(file, call, declaration, name).map(({ value }) => value)
    : [];
}

function explainArgument(
  file: CheckedFile,
  value: ts.Expression,
  want: Want,
): Target | undefined {
  const { checker, ts: typescript } = file;
  const node = typescript.isSpreadElement(value) ? value.expression : value;
  if (
    typescript.isArrowFunction(node) ||
    typescript.isFunctionExpression(node)
  ) {
    const typed = node.parameters.find(
      ({ type }) =>
        type && wantOf(file, checker.getTypeFromTypeNode(type), want),
    );
    const result = checker.getSignatureFromDeclaration(node)?.getReturnType();
    const found = result && wantOf(file, result, want);
    return typed?.type
      ? { node: typed.type, want: { is: want.is, inside: false } }
      : found && { node, want: found };
  }
  const found = wantIn(file, node, want);
  return found && { node, want: found };
}

function argumentsOf(
  { ts: typescript }: CheckedFile,
  call: ts.CallLikeExpression,
): readonly ts.Expression[] {
  if (typescript.isTaggedTemplateExpression(call)) {
    const { template } = call;
    return typescript.isTemplateExpression(template)
      ? // The first parameter is for the texts between them.
        [template, ...template.templateSpans.map(span => span.expression)]
      : [];
  }
  return 'arguments' in call ? (call.arguments ?? []) : [];
}

function calleeObject(
  { ts: typescript }: CheckedFile,
  call: ts.CallLikeExpression,
): ts.Expression | undefined {
  return typescript.isCallExpression(call) &&
    typescript.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : undefined;
}
