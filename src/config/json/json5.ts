import {
  evaluate,
  type MemberNode,
  parse,
  type ValueNode,
} from '@humanwhocodes/momoa';
import type { Node, NodeType } from 'jsonc-parser';

interface Json5 {
  root: Node | undefined;
  mistakes: { message: string; offset: number; length: number }[];
}

/** Parses JSON5. At a mistake, it ends: there is only one, and no tree. */
export function parseJson5(text: string): Json5 {
  try {
    const { body } = parse(text, { mode: 'json5', allowTrailingCommas: true });
    return { root: toNode(body), mistakes: [] };
  } catch (error) {
    const offset = offsetOf(error) ?? text.length;
    const [word = ''] = /^(?:[\w$]+|[^]?)/u.exec(text.slice(offset)) ?? [];
    const { length } = word;
    return {
      root: undefined,
      mistakes: [{ message: describe(word), offset, length }],
    };
  }
}

/** The same tree, as the parser of plain JSON would have it. */
function toNode(value: ValueNode): Node {
  const node = { ...placeOf(value), type: typeOf(value) };
  switch (value.type) {
    case 'Object':
      return withParent({ ...node, children: value.members.map(toProperty) });
    case 'Array':
      return withParent({
        ...node,
        children: value.elements.map(element => toNode(element.value)),
      });
    default:
      return { ...node, value: evaluate(value) };
  }
}

function toProperty(member: MemberNode): Node {
  const { name, value } = member;
  const key: Node = {
    ...placeOf(name),
    type: 'string',
    value: name.type === 'Identifier' ? name.name : name.value,
  };
  return withParent({
    ...placeOf(member),
    type: 'property',
    children: [key, toNode(value)],
  });
}

function withParent(node: Node): Node {
  for (const child of node.children ?? []) {
    Object.assign(child, { parent: node });
  }
  return node;
}

function typeOf({ type }: ValueNode): NodeType {
  switch (type) {
    case 'Infinity':
    case 'NaN':
      return 'number';
    default:
      return type.toLowerCase() as NodeType;
  }
}

function placeOf({
  loc: { start, end },
}: Pick<MemberNode, 'loc'>): Pick<Node, 'length' | 'offset'> {
  return { offset: start.offset, length: end.offset - start.offset };
}

/** The parser's errors have the place. */
function offsetOf(error: unknown): number | undefined {
  return error instanceof Error &&
    'offset' in error &&
    typeof error.offset === 'number'
    ? error.offset
    : undefined;
}

/** @param word at which the parser gave up */
function describe(word: string): string {
  if (word === '') {
    return 'The text ends too early: a bracket, a quote, or a value is missing.';
  }
  return /^[\w$]/.test(word)
    ? `"${word}" is not expected here. A string needs quotes.`
    : `"${word}" is not expected here.`;
}
