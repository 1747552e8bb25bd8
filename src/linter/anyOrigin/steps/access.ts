import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  type Next,
  type Want,
  wantAny,
} from '../target';
import { isAny, isGeneric, matches, wantOf } from '../typeTests';
import { explainDeclared, receiverOf } from './declared';
import { errorAt } from './errors';
import { explainImport } from './imported';

type Access = ts.ElementAccessExpression | ts.PropertyAccessExpression;

/** Says where the type of `object.key` or `object[key]` is from. */
export function explainAccess(
  file: CheckedFile,
  node: Access,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const object = node.expression;
  const type = checker.getTypeAtLocation(object);
  if (isAny(file, type)) {
    return { to: { node: object, want: wantAny } };
  }
  const symbol = propertyOf(file, node, type);
  if (symbol) {
    return (symbol.flags & typescript.SymbolFlags.Alias) !== 0
      ? explainImport(file, symbol, want)
      : explainDeclared(file, symbol, node, want, object);
  }
  return explainIndexed(file, node, type, want);
}

function propertyOf(
  { checker, ts: typescript }: CheckedFile,
  node: Access,
  type: ts.Type,
): ts.Symbol | undefined {
  if (typescript.isPropertyAccessExpression(node)) {
    return checker.getSymbolAtLocation(node.name);
  }
  const { argumentExpression: key } = node;
  return typescript.isStringLiteralLike(key) || typescript.isNumericLiteral(key)
    ? checker.getPropertyOfType(checker.getApparentType(type), key.text)
    : undefined;
}

/** Without a property of that name, there may be an index signature. */
function explainIndexed(
  file: CheckedFile,
  node: Access,
  type: ts.Type,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const nonNullable = checker.getNonNullableType(type);
  const infos = checker
    .getIndexInfosOfType(checker.getApparentType(nonNullable))
    .filter(info => wantOf(file, info.type, want));
  const [info] = infos;
  if (info?.declaration && !isGeneric(file, info.declaration)) {
    return { to: { node: info.declaration, want } };
  }
  if (info) {
    const received = receiverOf(
      file,
      node.expression,
      want,
      indexOf(file, node),
    );
    return (
      received ?? (info.declaration && { to: { node: info.declaration, want } })
    );
  }
  const base = untypedBase(file, type);
  if (base) {
    return { to: { node: base, want: wantAny } };
  }
  if (!matches(file, checker.getTypeAtLocation(node), wantAny)) {
    return undefined;
  }
  if (typescript.isElementAccessExpression(node)) {
    const key = checker.getTypeAtLocation(node.argumentExpression);
    return isAny(file, key)
      ? { to: { node: node.argumentExpression, want: wantAny } }
      : endAt('untyped-index', node);
  }
  return node.expression.getText() === 'globalThis'
    ? endAt('untyped-index', node)
    : errorAt(file, node.name);
}

function indexOf(
  { ts: typescript }: CheckedFile,
  node: Access,
): number | undefined {
  return typescript.isElementAccessExpression(node) &&
    typescript.isNumericLiteral(node.argumentExpression)
    ? Number(node.argumentExpression.text)
    : undefined;
}

/** What a class extends, if that is `any`: its objects may have any property. */
function untypedBase(
  file: CheckedFile,
  type: ts.Type,
): ts.Expression | undefined {
  const { checker, ts: typescript } = file;
  const symbol = checker.getApparentType(type).symbol as ts.Symbol | undefined;
  return symbol?.declarations
    ?.filter(typescript.isClassLike)
    .flatMap(({ heritageClauses = [] }) => [...heritageClauses])
    .filter(({ token }) => token === typescript.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression))
    .find(base => isAny(file, checker.getTypeAtLocation(base)));
}
