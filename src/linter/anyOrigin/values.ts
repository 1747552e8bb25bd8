import type ts from 'typescript';
import { explainDeclared } from './declarations';
import { endAtError, errorsIn } from './errors';
import {
  explainImport,
  explainModule,
  isAlias,
  isUnknownSymbol,
} from './modules';
import {
  type CheckedFile,
  endAt,
  firstOf,
  type Next,
  type Target,
} from './target';
import { explainTypeArgument } from './typeParameters';
import {
  goToFirst,
  goToOnly,
  hasAny,
  isAny,
  isFunctionType,
  typeArgumentsOf,
} from './typeTests';

type Access = ts.ElementAccessExpression | ts.PropertyAccessExpression;

/** Says what gives an expression its type. */
export function explainExpression(
  file: CheckedFile,
  target: Target & { node: ts.Expression },
): Next {
  const { ts: typescript } = file;
  const { index, node } = target;
  const wrapped = unwrap(typescript, node);
  if (wrapped) {
    return { to: { ...target, node: wrapped } };
  }
  if (
    typescript.isIdentifier(node) ||
    node.kind === typescript.SyntaxKind.ThisKeyword
  ) {
    return explainName(file, node);
  }
  if (
    typescript.isPropertyAccessExpression(node) ||
    typescript.isElementAccessExpression(node)
  ) {
    return explainAccess(file, node);
  }
  if (
    typescript.isCallExpression(node) ||
    typescript.isTaggedTemplateExpression(node)
  ) {
    return explainCall(file, { ...target, node });
  }
  if (typescript.isNewExpression(node)) {
    return explainNew(file, node);
  }
  if (
    typescript.isAsExpression(node) ||
    typescript.isTypeAssertionExpression(node)
  ) {
    return { to: { node: node.type } };
  }
  if (typescript.isArrayLiteralExpression(node)) {
    const { elements } = node;
    return goToFirst(file, index === undefined ? elements : [elements[index]]);
  }
  if (typescript.isObjectLiteralExpression(node)) {
    return goToOnly(
      file,
      node.properties.map(property =>
        typescript.isSpreadAssignment(property)
          ? property.expression
          : property,
      ),
    );
  }
  if (
    typescript.isJsxElement(node) ||
    typescript.isJsxSelfClosingElement(node) ||
    typescript.isJsxFragment(node)
  ) {
    return endAt('no-jsx-types', node);
  }
  return goToFirst(file, sourcesOf(file, node), index);
}

/** What an expression is the same value as. */
function unwrap(
  typescript: typeof ts,
  node: ts.Expression,
): ts.Expression | undefined {
  return typescript.isParenthesizedExpression(node) ||
    typescript.isNonNullExpression(node) ||
    typescript.isSpreadElement(node) ||
    typescript.isExpressionWithTypeArguments(node) ||
    (typescript.isAsExpression(node) &&
      typescript.isConstTypeReference(node.type)) ||
    // Not `isSatisfiesExpression()`, which TypeScript has from 4.9 on.
    node.kind === typescript.SyntaxKind.SatisfiesExpression
    ? (node as ts.ParenthesizedExpression).expression
    : undefined;
}

/** The values that an expression is one of, or is made of. */
function sourcesOf(
  { ts: typescript }: CheckedFile,
  node: ts.Expression,
): ts.Expression[] {
  const { SyntaxKind } = typescript;
  if (typescript.isAwaitExpression(node)) {
    return [node.expression];
  }
  if (typescript.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse];
  }
  if (node.kind === SyntaxKind.SuperKeyword) {
    const around = typescript.findAncestor(node, typescript.isClassLike);
    return around ? extendedBy(typescript, around) : [];
  }
  if (!typescript.isBinaryExpression(node)) {
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
function explainName(file: CheckedFile, node: ts.Expression): Next {
  const { checker, ts: typescript } = file;
  const { parent } = node;
  if (
    typescript.isCallExpression(parent) &&
    loadedModule(typescript, parent) &&
    parent.expression === node
  ) {
    return { to: { node: parent } };
  }
  const symbol = typescript.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  if (!symbol || isUnknownSymbol(checker, symbol)) {
    return typescript.isIdentifier(node)
      ? endAt('unresolved-name', node, { name: node.text })
      : undefined;
  }
  return isAlias(file, symbol)
    ? explainImport(file, symbol)
    : explainDeclared(file, symbol, node);
}

/** Says where the type of `object.key` or `object[key]` is from. */
function explainAccess(file: CheckedFile, node: Access): Next {
  const { checker, ts: typescript } = file;
  const object = node.expression;
  // What a type parameter has, its constraint does.
  const type = checker.getApparentType(
    checker.getNonNullableType(checker.getTypeAtLocation(object)),
  );
  if (isAny(file, type)) {
    return { to: { node: object } };
  }
  const symbol = propertyOf(file, node, type);
  if (symbol) {
    return isAlias(file, symbol)
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
        to: { node: object, index: indexOf(typescript, node) },
      }
    );
  }
  if (typescript.isPropertyAccessExpression(node)) {
    return endAtError(node.name, errorsIn(file, node).at(-1));
  }
  const key = node.argumentExpression;
  if (isAny(file, checker.getTypeAtLocation(key))) {
    return { to: { node: key } };
  }
  return endAt('untyped-index', node);
}

/** The property that is read. Of several, the one with an `any`. */
function propertyOf(
  file: CheckedFile,
  node: Access,
  type: ts.Type,
): ts.Symbol | undefined {
  const { checker, ts: typescript } = file;
  if (typescript.isPropertyAccessExpression(node)) {
    return checker.getSymbolAtLocation(node.name);
  }
  const given = checker.getTypeAtLocation(node.argumentExpression);
  const key = checker.getBaseConstraintOfType(given) ?? given;
  const names = (key.isUnion() ? key.types : [key]).map(each =>
    nameOf(typescript, each),
  );
  const symbols = checker
    .getPropertiesOfType(type)
    .filter(({ escapedName }) => names.includes(escapedName));
  const found = symbols.find(symbol =>
    hasAny(file, checker.getTypeOfSymbolAtLocation(symbol, node)),
  );
  // Without one, the value is `any` because a key is missing, or a check has narrowed it.
  const isMissing = isAny(file, checker.getTypeAtLocation(node));
  return found ?? (isMissing ? undefined : symbols[0]);
}

/** The name of the property that a literal, an enum's member or a unique symbol names. */
function nameOf(typescript: typeof ts, type: ts.Type): ts.__String | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return typescript.escapeLeadingUnderscores(String(type.value));
  }
  return (type.flags & typescript.TypeFlags.UniqueESSymbol) !== 0
    ? (type as ts.UniqueESSymbolType).escapedName
    : undefined;
}

function indexOf(typescript: typeof ts, node: Access): number | undefined {
  return typescript.isElementAccessExpression(node) &&
    typescript.isNumericLiteral(node.argumentExpression)
    ? Number(node.argumentExpression.text)
    : undefined;
}

/** What a class extends, if that is `any`: its objects may have any property. */
function untypedBase(
  file: CheckedFile,
  { symbol }: ts.Type,
): ts.Expression | undefined {
  return (symbol as ts.Symbol | undefined)?.declarations
    ?.filter(file.ts.isClassLike)
    .flatMap(node => extendedBy(file.ts, node))
    .find(base => isAny(file, file.checker.getTypeAtLocation(base)));
}

function extendedBy(
  typescript: typeof ts,
  { heritageClauses = [] as never }: ts.ClassLikeDeclaration,
): ts.Expression[] {
  return heritageClauses
    .filter(({ token }) => token === typescript.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression));
}

/** Says where the result of a call is from: a module that it loads, its callee, or the signature's declaration. */
function explainCall(
  file: CheckedFile,
  {
    index,
    node,
  }: Target & { node: ts.CallExpression | ts.TaggedTemplateExpression },
): Next {
  const { checker, ts: typescript } = file;
  const loaded = typescript.isCallExpression(node)
    ? loadedModule(typescript, node)
    : undefined;
  if (loaded) {
    return explainModule(file, loaded);
  }
  const callee = typescript.isCallExpression(node) ? node.expression : node.tag;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee));
  if (isAny(file, type)) {
    return { to: { node: callee } };
  }
  if (isFunctionType(type)) {
    return endAt('function-type', callee);
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration) {
    const [error] = errorsIn(file, callee);
    return error && endAtError(node, error);
  }
  // The object that a method is called on, or the function itself: its type may have type arguments.
  const receiver =
    typescript.isPropertyAccessExpression(callee) ||
    typescript.isElementAccessExpression(callee)
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
function loadedModule(
  typescript: typeof ts,
  { arguments: given, expression: callee, flags }: ts.CallExpression,
): ts.Expression | undefined {
  const isRequire =
    typescript.isIdentifier(callee) &&
    callee.text === 'require' &&
    (flags & typescript.NodeFlags.JavaScriptFile) !== 0;
  return isRequire || callee.kind === typescript.SyntaxKind.ImportKeyword
    ? given[0]
    : undefined;
}

/** Says where a type argument of `new Class()` is from, or what it returns. */
function explainNew(file: CheckedFile, node: ts.NewExpression): Next {
  const { checker, ts: typescript } = file;
  const { expression, typeArguments = [] } = node;
  const given = goToFirst(file, [
    ...(isAny(file, checker.getTypeAtLocation(expression)) ? [expression] : []),
    ...typeArguments,
  ]);
  if (given) {
    return given;
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration || typescript.isJSDocSignature(declaration)) {
    return endAtError(expression, errorsIn(file, expression)[0]);
  }
  const type = checker.getTypeAtLocation(node);
  if (isAny(file, type)) {
    return { to: { node: declaration, call: node } };
  }
  const { typeParameters = [] } = typescript.isConstructorDeclaration(
    declaration,
  )
    ? declaration.parent
    : declaration;
  const isGeneric = typeArgumentsOf(file, type).length > 0;
  return (
    firstOf(typeParameters, parameter =>
      explainTypeArgument(file, node, declaration, parameter),
    ) ?? (isGeneric ? endAt('untyped-new', node) : undefined)
  );
}
