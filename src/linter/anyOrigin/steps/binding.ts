import type ts from 'typescript';
import { type CheckedFile, type Next, type Want, wantAny } from '../target';
import { isAny, wantIn } from '../typeTests';
import { receiverOf } from './declared';
import { explainProperty } from './property';

/** Says where the value of a name in a pattern is from: the property or element that it takes, or its default. */
export function explainBinding(
  file: CheckedFile,
  node: ts.BindingElement,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const pattern = node.parent;
  const type = checker.getTypeAtLocation(pattern);
  const owner = pattern.parent;
  const source = sourceOf(file, owner);
  if (isAny(file, type)) {
    return { to: { node: owner, want: wantAny } };
  }
  const next = typescript.isArrayBindingPattern(pattern)
    ? receiverOf(file, source, want, pattern.elements.indexOf(node))
    : explainProperty(file, node, type, source, want);
  if (next) {
    return next;
  }
  const found = node.initializer && wantIn(file, node.initializer, want);
  return found && { to: { node: node.initializer, want: found } };
}

/** What is taken apart: a value, or the declaration that has it. */
function sourceOf(
  { ts: typescript }: CheckedFile,
  owner: ts.BindingPattern['parent'],
): ts.Node {
  return typescript.isVariableDeclaration(owner) && owner.initializer
    ? owner.initializer
    : owner;
}
