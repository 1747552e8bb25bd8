import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import { parseJson } from './parseJson';

/**
 * JSON5 as JSON with comments, for what can edit only that. Comments and layout stay, and so does a text
 * with mistakes.
 */
export function toCommentedJson(text: string): string {
  const { root } = parseJson(text);
  return root === undefined
    ? text
    : applyEdits(text, editsOf(text, root).reverse());
}

function editsOf(text: string, node: Node): Edit[] {
  if (node.children !== undefined) {
    return node.children.flatMap(child => editsOf(text, child));
  }
  const { offset, length } = node;
  const content = JSON.stringify(node.value);
  return isJson(text.slice(offset, offset + length))
    ? []
    : [{ offset, length, content }];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
