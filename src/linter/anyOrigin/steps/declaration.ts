import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  inside,
  type Next,
  type Target,
  type Want,
} from '../target';
import { matches, wantIn } from '../typeTests';
import { findAssigned } from './assigned';
import { explainBinding } from './binding';
import { receiverOf } from './declared';
import { isCircular } from './errors';
import { explainParameter } from './parameter';
import { explainResult } from './result';

/** Says where a declared value's type is from: the written type, a value, or nothing. */
export function explainDeclaration(file: CheckedFile, target: Target): Next {
  const { ts: typescript } = file;
  const { node, ...context } = target;
  if (
    typescript.isFunctionLike(node) &&
    !typescript.isIndexSignatureDeclaration(node)
  ) {
    return explainResult(file, { ...context, node });
  }
  const written = writtenType(file, node);
  if (written) {
    return { to: { ...context, node: written } };
  }
  if (typescript.isBindingElement(node)) {
    return explainBinding(file, node, target.want);
  }
  if (typescript.isParameter(node)) {
    return explainParameter(file, { ...context, node });
  }
  if (typescript.isVariableDeclaration(node)) {
    return explainVariable(file, { ...context, node });
  }
  if (
    typescript.isPropertyDeclaration(node) ||
    typescript.isPropertySignature(node)
  ) {
    return explainProperty(file, node, target.want);
  }
  if (
    typescript.isPropertyAssignment(node) ||
    typescript.isShorthandPropertyAssignment(node)
  ) {
    const value = 'initializer' in node ? node.initializer : node.name;
    const found = wantIn(file, value, target.want);
    return found
      ? { to: { node: value, want: found } }
      : // Of what a generic function makes, the call has the type.
        receiverOf(file, target.receiver, target.want);
  }
  if (
    typescript.isSpreadAssignment(node) ||
    typescript.isExportAssignment(node)
  ) {
    return { to: { node: node.expression, want: target.want } };
  }
  if (typescript.isModuleDeclaration(node) && !node.body) {
    return endAt('shorthand-module', node, {
      module: node.name.text,
      name: node.name.text,
    });
  }
  return undefined;
}

function writtenType(
  { ts: typescript }: CheckedFile,
  node: ts.Node,
): ts.TypeNode | undefined {
  return 'type' in node &&
    node.type &&
    typescript.isTypeNode(node.type as ts.Node)
    ? (node.type as ts.TypeNode)
    : typescript.getJSDocType(node);
}

function explainVariable(
  file: CheckedFile,
  { node, reference, want }: Target & { node: ts.VariableDeclaration },
): Next {
  const { checker, ts: typescript } = file;
  const { initializer, parent } = node;
  if (typescript.isCatchClause(parent)) {
    return endAt('caught-value', parent);
  }
  const statement = parent.parent;
  if (typescript.isForOfStatement(statement)) {
    const found = wantIn(file, statement.expression, inside(want));
    return found && { to: { node: statement.expression, want: found } };
  }
  // A type that differs from the variable's, as in a cycle, explains nothing.
  const isSource =
    initializer && matches(file, checker.getTypeAtLocation(initializer), want);
  const isEmptyArray =
    initializer &&
    typescript.isArrayLiteralExpression(initializer) &&
    initializer.elements.length === 0;
  if (isSource && !isEmptyArray) {
    return { to: { node: initializer, want } };
  }
  const isConstant =
    (typescript.getCombinedNodeFlags(node) & typescript.NodeFlags.Const) !== 0;
  const symbol = checker.getSymbolAtLocation(node.name);
  const assigned =
    symbol &&
    (isEmptyArray === true || !isConstant) &&
    isFlowTyped(file, node, reference)
      ? findAssigned(file, symbol, scopeOf(file, node), want, reference)
      : undefined;
  if (assigned) {
    return assigned;
  }
  if (isAmbient(file, node)) {
    return endAt('untyped-declaration', node);
  }
  return initializer && isCircular(file, node)
    ? endAt('failed-inference', node)
    : endAt('evolving-variable', node);
}

/** Whether TypeScript knows what a variable without a type was assigned last: not in closures, nor without `noImplicitAny`. */
function isFlowTyped(
  { program, ts: typescript }: CheckedFile,
  node: ts.VariableDeclaration,
  reference: ts.Node | undefined,
): boolean {
  const { noImplicitAny, strict } = program.getCompilerOptions();
  const isJavaScript = (node.flags & typescript.NodeFlags.JavaScriptFile) !== 0;
  const functionOf = (place: ts.Node): ts.Node | undefined =>
    typescript.findAncestor(place, typescript.isFunctionLike);
  return (
    (isJavaScript || (noImplicitAny ?? strict ?? false)) &&
    (!reference || functionOf(reference) === functionOf(node))
  );
}

/** Where all assignments to a variable are that TypeScript goes by. */
function scopeOf({ ts: typescript }: CheckedFile, node: ts.Node): ts.Node {
  return (
    typescript.findAncestor(node, typescript.isFunctionLike) ??
    node.getSourceFile()
  );
}

/** In a declaration file, or below the word `declare`. */
function isAmbient(
  { ts: typescript }: CheckedFile,
  node: ts.VariableDeclaration,
): boolean {
  const { Ambient } = typescript.ModifierFlags;
  const isDeclared = (ancestor: ts.Node): boolean =>
    (typescript.isVariableDeclaration(ancestor) ||
      typescript.isModuleDeclaration(ancestor)) &&
    (typescript.getCombinedModifierFlags(ancestor) & Ambient) !== 0;
  return (
    node.getSourceFile().isDeclarationFile ||
    typescript.findAncestor(node, isDeclared) !== undefined
  );
}

function explainProperty(
  file: CheckedFile,
  node: ts.PropertyDeclaration | ts.PropertySignature,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const initializer = typescript.isPropertyDeclaration(node)
    ? node.initializer
    : undefined;
  const found = initializer && wantIn(file, initializer, want);
  if (found) {
    return { to: { node: initializer, want: found } };
  }
  const symbol = checker.getSymbolAtLocation(node.name);
  return (
    (symbol && findAssigned(file, symbol, node.parent, want, undefined)) ??
    endAt('untyped-declaration', node)
  );
}
