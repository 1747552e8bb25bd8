import ts from 'typescript';
import type { TypeScriptView } from '../types';
import {
  endAt,
  firstOf,
  goToFirst,
  type Next,
  nodeHasAny,
  type Target,
} from './target';

/** Finds what gave a type parameter its type: the call, the object's type, a base's type argument, or what it is without. */
export function explainTypeParameter(
  file: TypeScriptView,
  { call, index, receiver }: Target,
  parameter: ts.TypeParameterDeclaration,
): Next {
  const { checker } = file;
  const signature = call && checker.getResolvedSignature(call)?.declaration;
  if (call && signature === parameter.parent) {
    // Of `nested.flat()`, it may be the object that decides.
    const hasThis = signature.parameters[0]?.name.getText() === 'this';
    return (
      explainTypeArgument(file, call, signature, parameter, index) ??
      goToFirst(file, [hasThis ? receiver : undefined, parameter.constraint])
    );
  }
  const isDeclaredBy = (node: ts.Node): boolean => {
    const { aliasSymbol, symbol } = checker.getTypeAtLocation(node);
    return [aliasSymbol, symbol as ts.Symbol | undefined].some(each =>
      each?.declarations?.includes(parameter.parent as ts.Declaration),
    );
  };
  const owners = receiver && nodeHasAny(file, receiver) ? [receiver] : [];
  return (
    goToFirst(file, owners.filter(isDeclaredBy)) ??
    goToFirst(
      file,
      owners.flatMap(node => baseArgumentsOf(file, node)),
    ) ??
    explainDefault(file, parameter) ??
    goToFirst(file, [...owners, parameter.constraint])
  );
}

/** Finds what gave a type parameter its type in a call: a type argument, an argument (functions last), or its default. */
export function explainTypeArgument(
  file: TypeScriptView,
  call: ts.CallLikeExpression,
  signature: ts.SignatureDeclaration,
  parameter: ts.TypeParameterDeclaration,
  index?: number,
): Next {
  const owner = parameter.parent;
  const written =
    'typeArguments' in call && 'typeParameters' in owner
      ? call.typeArguments?.[owner.typeParameters?.indexOf(parameter) ?? -1]
      : undefined;
  if (written) {
    return goToFirst(file, [written]);
  }
  const given = argumentsFor(call, signature, parameter.name.text);
  return (
    firstOf(given, value => goToFirst(file, [value], index)) ??
    explainDefault(file, parameter)
  );
}

/** What a type parameter is without a type argument, if that has an `any`: its default. */
export function explainDefault(
  file: TypeScriptView,
  parameter: ts.TypeParameterDeclaration,
): Next {
  const { default: fallback, name } = parameter;
  return fallback && nodeHasAny(file, fallback)
    ? endAt('type-parameter-default', parameter, { name: name.text })
    : undefined;
}

/** `interface Settings extends Record<string, any>`: the type arguments, of all declarations of a value's type. */
export function baseArgumentsOf(
  { checker }: TypeScriptView,
  node: ts.Node,
): ts.TypeNode[] {
  const symbol = checker.getTypeAtLocation(node).symbol as
    ts.Symbol | undefined;
  return (symbol?.declarations ?? [])
    .flatMap(declaration =>
      ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration)
        ? [...(declaration.heritageClauses ?? [])]
        : [],
    )
    .flatMap(({ types }) => [...types])
    .flatMap(({ typeArguments = [] }) => [...typeArguments]);
}

/** Arguments whose parameters' types have the type parameter in them. */
function argumentsFor(
  call: ts.CallLikeExpression,
  signature: ts.SignatureDeclaration,
  name: string,
): ts.Expression[] {
  const mentions = new RegExp(`\\b${name}\\b`);
  const parameters = signature.parameters as readonly ts.ParameterDeclaration[];
  // It gets no argument.
  const declared = parameters.filter(each => each.name.getText() !== 'this');
  const isFunction = (value: ts.Expression): boolean =>
    ts.isArrowFunction(value) || ts.isFunctionExpression(value);
  const given = 'arguments' in call ? [...(call.arguments ?? [])] : [];
  const fitting = given.filter((_, index) => {
    const type = declared[Math.min(index, declared.length - 1)]?.type;
    return type && mentions.test(type.getText());
  });
  return [
    ...fitting.filter(value => !isFunction(value)),
    ...fitting.filter(isFunction),
  ];
}
