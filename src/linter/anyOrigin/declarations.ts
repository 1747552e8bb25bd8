import ts from 'typescript';
import type { TypeScriptView } from '../types';
import { explainParameter } from './parameters';
import {
  endAt,
  firstOf,
  goToFirst,
  hasAny,
  type Next,
  nodeHasAny,
  type Target,
} from './target';
import { baseArgumentsOf, explainTypeArgument } from './typeParameters';

/** Goes on from a reference to its declaration, unless the declared type has no `any`: then a check has narrowed it. */
export function explainDeclared(
  file: TypeScriptView,
  symbol: ts.Symbol,
  reference: ts.Expression,
  receiver?: ts.Node,
): Next {
  const declared = file.checker.getTypeOfSymbolAtLocation(
    symbol,
    symbol.valueDeclaration ?? reference,
  );
  return hasAny(file, declared)
    ? goToDeclaration(file, symbol, receiver)
    : endAt('narrowing', reference);
}

/** Goes on to what declares a value; of a property of several types, to the declaration with an `any`. */
function goToDeclaration(
  file: TypeScriptView,
  { declarations = [], valueDeclaration }: ts.Symbol,
  receiver: ts.Node | undefined,
): Next {
  const node =
    declarations.find(each => nodeHasAny(file, each)) ??
    valueDeclaration ??
    declarations[0];
  return node
    ? { to: { node, receiver } }
    : // Of a mapped type, such as `Record`.
      goToFirst(file, [receiver]);
}

/** Says where a declared value's type is from: the written type, a value, or nothing. */
export function explainDeclaration(file: TypeScriptView, target: Target): Next {
  const { node, receiver } = target;
  if (ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node)) {
    return explainResult(file, { ...target, node });
  }
  if (ts.isClassLike(node)) {
    return goToFirst(file, baseArgumentsOf(file, node));
  }
  const written =
    (node as Partial<ts.VariableDeclaration>).type ?? ts.getJSDocType(node);
  if (written) {
    return { to: { ...target, node: written } };
  }
  if (ts.isBindingElement(node)) {
    return explainBinding(file, node);
  }
  if (ts.isParameter(node)) {
    return explainParameter(file, node);
  }
  if (ts.isVariableDeclaration(node)) {
    return explainVariable(file, { ...target, node });
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    return (
      goToFirst(file, [
        (node as Partial<ts.PropertyDeclaration>).initializer,
      ]) ?? endAt('untyped-declaration', node)
    );
  }
  if (ts.isPropertyAssignment(node)) {
    // Of what a generic function makes, the call has the type.
    return goToFirst(file, [node.initializer, receiver]);
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    return goToFirst(file, [node.name, receiver]);
  }
  if (ts.isExportAssignment(node)) {
    return { to: { node: node.expression } };
  }
  if (ts.isModuleDeclaration(node) && !node.body) {
    const { text } = node.name;
    return endAt('shorthand-module', node, { module: text, name: text });
  }
  return undefined;
}

/** Says where a function's result is from: its written type, what it returns, or the call's arguments. */
function explainResult(
  file: TypeScriptView,
  target: Target & { node: ts.SignatureDeclaration },
): Next {
  const { call, node } = target;
  const written = node.type ?? ts.getJSDocReturnType(node);
  if (written) {
    return { to: { ...target, node: written } };
  }
  const body = 'body' in node ? node.body : undefined;
  if (!body) {
    return endAt('untyped-declaration', node);
  }
  return (
    goToFirst(file, returnedBy(body)) ??
    (call &&
      firstOf(node.typeParameters ?? [], parameter =>
        explainTypeArgument(file, call, node, parameter),
      ))
  );
}

/** What is returned or yielded, that of inner functions left out. */
function returnedBy(body: ts.Node): ts.Expression[] {
  if (!ts.isBlock(body)) {
    return [body as ts.Expression];
  }
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) {
      return;
    }
    if (
      (ts.isReturnStatement(node) || ts.isYieldExpression(node)) &&
      node.expression
    ) {
      found.push(node.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Says where the value of a name in a pattern is from: the property or element that it takes, or its default. */
function explainBinding(file: TypeScriptView, node: ts.BindingElement): Next {
  const { checker } = file;
  const { dotDotDotToken, initializer, parent: pattern } = node;
  const owner = pattern.parent;
  const source = ts.isVariableDeclaration(owner)
    ? (owner.initializer ?? owner)
    : owner;
  const type = checker.getTypeAtLocation(pattern);
  const key = node.propertyName ?? node.name;
  const property =
    ts.isObjectBindingPattern(pattern) &&
    !dotDotDotToken &&
    (ts.isIdentifier(key) || ts.isStringLiteralLike(key))
      ? checker.getPropertyOfType(
          checker.getApparentType(checker.getNonNullableType(type)),
          key.text,
        )
      : undefined;
  if (
    property &&
    hasAny(file, checker.getTypeOfSymbolAtLocation(property, node))
  ) {
    return goToDeclaration(file, property, source);
  }
  const index = ts.isArrayBindingPattern(pattern)
    ? pattern.elements.indexOf(node)
    : undefined;
  return (
    goToFirst(file, property ? [] : [source], index) ??
    goToFirst(file, [initializer])
  );
}

function explainVariable(
  file: TypeScriptView,
  { index, node }: Target & { node: ts.VariableDeclaration },
): Next {
  const { initializer, parent } = node;
  if (ts.isCatchClause(parent)) {
    return endAt('caught-value', parent);
  }
  return (
    goToFirst(
      file,
      ts.isForOfStatement(parent.parent)
        ? [parent.parent.expression]
        : [initializer],
      index,
    ) ?? endAt('untyped-declaration', node)
  );
}
