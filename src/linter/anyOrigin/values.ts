import ts from 'typescript';
import type { TypeScriptView } from '../types';
import { explainDeclared } from './declarations';
import {
  explainImport,
  explainModule,
  isAlias,
  isUnknownSymbol,
} from './modules';
import {
  endAt,
  endAtError,
  errorsIn,
  explainCallee,
  firstOf,
  goToFirst,
  goToOnly,
  hasAny,
  isAny,
  type Next,
  type Target,
  typeArgumentsOf,
} from './target';
import { explainTypeArgument } from './typeParameters';

type Access = ts.ElementAccessExpression | ts.PropertyAccessExpression;

/** Says what gives an expression its type. */
export function explainExpression(
  file: TypeScriptView,
  target: Target & { node: ts.Expression },
): Next {
  const { index, node } = target;
  const wrapped = unwrap(node);
  if (wrapped) {
    return { to: { ...target, node: wrapped } };
  }
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) {
    return explainName(file, node);
  }
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node)
  ) {
    return explainAccess(file, node);
  }
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    return explainCall(file, { ...target, node });
  }
  if (ts.isNewExpression(node)) {
    return explainNew(file, node);
  }
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
    return { to: { node: node.type } };
  }
  if (ts.isArrayLiteralExpression(node)) {
    const { elements } = node;
    return goToFirst(file, index === undefined ? elements : [elements[index]]);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return goToOnly(
      file,
      node.properties.map(property =>
        ts.isSpreadAssignment(property) ? property.expression : property,
      ),
    );
  }
  if (
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node)
  ) {
    return endAt('no-jsx-types', node);
  }
  return goToFirst(file, sourcesOf(node), index);
}

/** What an expression is the same value as. */
function unwrap(node: ts.Expression): ts.Expression | undefined {
  return ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    (ts.isAsExpression(node) && ts.isConstTypeReference(node.type)) ||
    // Not `isSatisfiesExpression()`, which TypeScript has from 4.9 on.
    node.kind === ts.SyntaxKind.SatisfiesExpression
    ? (node as ts.ParenthesizedExpression).expression
    : undefined;
}

/** The values that an expression is one of, or is made of. */
function sourcesOf(node: ts.Expression): ts.Expression[] {
  const { SyntaxKind } = ts;
  if (ts.isAwaitExpression(node)) {
    return [node.expression];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse];
  }
  if (node.kind === SyntaxKind.SuperKeyword) {
    const around = ts.findAncestor(node, ts.isClassLike);
    return around ? extendedBy(around) : [];
  }
  if (!ts.isBinaryExpression(node)) {
    return [];
  }
  const { left, operatorToken, right } = node;
  switch (operatorToken.kind) {
    case SyntaxKind.CommaToken:
    case SyntaxKind.EqualsToken:
      return [right];
    case SyntaxKind.AmpersandAmpersandToken:
      return [right, left];
    default:
      return [left, right];
  }
}

/** Says where the type of a name, or of `this`, is from: its declaration, an import, or nowhere. */
function explainName(file: TypeScriptView, node: ts.Expression): Next {
  const { checker } = file;
  const { parent } = node;
  if (
    ts.isCallExpression(parent) &&
    loadedModule(parent) &&
    parent.expression === node
  ) {
    return { to: { node: parent } };
  }
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  if (!symbol || isUnknownSymbol(checker, symbol)) {
    return ts.isIdentifier(node)
      ? endAt('unresolved-name', node, { name: node.text })
      : undefined;
  }
  return isAlias(symbol)
    ? explainImport(file, symbol)
    : explainDeclared(file, symbol, node);
}

/** Says where the type of `object.key` or `object[key]` is from. */
function explainAccess(file: TypeScriptView, node: Access): Next {
  const { checker } = file;
  const object = node.expression;
  // What a type parameter has, its constraint does.
  const type = checker.getApparentType(
    checker.getNonNullableType(checker.getTypeAtLocation(object)),
  );
  if (isAny(type)) {
    return { to: { node: object } };
  }
  const symbol = propertyOf(file, node, type);
  if (symbol) {
    return isAlias(symbol)
      ? explainImport(file, symbol)
      : explainDeclared(file, symbol, node, object);
  }
  const base = untypedBase(file, type);
  if (base) {
    return { to: { node: base } };
  }
  const info = checker
    .getIndexInfosOfType(type)
    .find(each => hasAny(file, each.type));
  if (info) {
    return (
      goToFirst(file, [info.declaration?.type]) ?? {
        to: { node: object, index: indexOf(node) },
      }
    );
  }
  if (ts.isPropertyAccessExpression(node)) {
    return endAtError(node.name, errorsIn(file, node).at(-1));
  }
  const key = node.argumentExpression;
  if (isAny(checker.getTypeAtLocation(key))) {
    return { to: { node: key } };
  }
  return endAt('untyped-index', node);
}

/** The property that is read. Of several, the one with an `any`. */
function propertyOf(
  file: TypeScriptView,
  node: Access,
  type: ts.Type,
): ts.Symbol | undefined {
  const { checker } = file;
  if (ts.isPropertyAccessExpression(node)) {
    return checker.getSymbolAtLocation(node.name);
  }
  const given = checker.getTypeAtLocation(node.argumentExpression);
  const key = checker.getBaseConstraintOfType(given) ?? given;
  const names = (key.isUnion() ? key.types : [key]).map(each => nameOf(each));
  const symbols = checker
    .getPropertiesOfType(type)
    .filter(({ escapedName }) => names.includes(escapedName));
  const found = symbols.find(symbol =>
    hasAny(file, checker.getTypeOfSymbolAtLocation(symbol, node)),
  );
  // Without one, the value is `any` because a key is missing, or a check has narrowed it.
  const isMissing = isAny(checker.getTypeAtLocation(node));
  return found ?? (isMissing ? undefined : symbols[0]);
}

/** The name of the property that a literal, an enum's member or a unique symbol names. */
function nameOf(type: ts.Type): ts.__String | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return ts.escapeLeadingUnderscores(String(type.value));
  }
  return (type.flags & ts.TypeFlags.UniqueESSymbol) !== 0
    ? (type as ts.UniqueESSymbolType).escapedName
    : undefined;
}

function indexOf(node: Access): number | undefined {
  return ts.isElementAccessExpression(node) &&
    ts.isNumericLiteral(node.argumentExpression)
    ? Number(node.argumentExpression.text)
    : undefined;
}

/** What a class extends, if that is `any`: its objects may have any property. */
function untypedBase(
  file: TypeScriptView,
  { symbol }: ts.Type,
): ts.Expression | undefined {
  return (symbol as ts.Symbol | undefined)?.declarations
    ?.filter(ts.isClassLike)
    .flatMap(node => extendedBy(node))
    .find(base => isAny(file.checker.getTypeAtLocation(base)));
}

function extendedBy({
  heritageClauses = [] as never,
}: ts.ClassLikeDeclaration): ts.Expression[] {
  return heritageClauses
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression));
}

/** Says where the result of a call is from: a module that it loads, its callee, or the signature's declaration. */
function explainCall(
  file: TypeScriptView,
  {
    index,
    node,
  }: Target & { node: ts.CallExpression | ts.TaggedTemplateExpression },
): Next {
  const { checker } = file;
  const loaded = ts.isCallExpression(node) ? loadedModule(node) : undefined;
  if (loaded) {
    return explainModule(file, loaded);
  }
  const callee = ts.isCallExpression(node) ? node.expression : node.tag;
  const untyped = explainCallee(file, callee);
  if (untyped) {
    return untyped;
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration) {
    const [error] = errorsIn(file, callee);
    return error && endAtError(node, error);
  }
  // The object that a method is called on, or the function itself: its type may have type arguments.
  const receiver =
    ts.isPropertyAccessExpression(callee) ||
    ts.isElementAccessExpression(callee)
      ? callee.expression
      : callee;
  return {
    to: {
      node: declaration,
      call: node,
      receiver,
      index,
    },
  };
}

/** Of `import('module')`, and of `require('module')` in JavaScript, the module. */
function loadedModule({
  arguments: given,
  expression: callee,
  flags,
}: ts.CallExpression): ts.Expression | undefined {
  const isRequire =
    ts.isIdentifier(callee) &&
    callee.text === 'require' &&
    (flags & ts.NodeFlags.JavaScriptFile) !== 0;
  return isRequire || callee.kind === ts.SyntaxKind.ImportKeyword
    ? given[0]
    : undefined;
}

/** Says where a type argument of `new Class()` is from, or what it returns. */
function explainNew(file: TypeScriptView, node: ts.NewExpression): Next {
  const { checker } = file;
  const { expression, typeArguments = [] } = node;
  const given = goToFirst(file, [
    ...(isAny(checker.getTypeAtLocation(expression)) ? [expression] : []),
    ...typeArguments,
  ]);
  if (given) {
    return given;
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration || ts.isJSDocSignature(declaration)) {
    return endAtError(expression, errorsIn(file, expression)[0]);
  }
  const type = checker.getTypeAtLocation(node);
  if (isAny(type)) {
    return { to: { node: declaration, call: node } };
  }
  const { typeParameters = [] } = ts.isConstructorDeclaration(declaration)
    ? declaration.parent
    : declaration;
  const isGeneric = typeArgumentsOf(file, type).length > 0;
  return (
    firstOf(typeParameters, parameter =>
      explainTypeArgument(file, node, declaration, parameter),
    ) ?? (isGeneric ? endAt('untyped-new', node) : undefined)
  );
}
