import { parseForESLint } from '@typescript-eslint/parser';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Code } from 'mdast';
import ts from 'typescript';
import { toHtml } from '../../src/highlight/html';

/** A node, whose fields are read by their names. */
export type AnyNode = Record<string, unknown> & TSESTree.Node;

/** A piece of code that shows a node. */
export interface Snippet {
  /** Its block in the tree of a page. */
  block: Code;
  code: string;
  /** As a file name ends: `tsx`. */
  language: string;
  /** Whether no node is to be in it: the types have it, and the parser never makes it. */
  isUnmarked: boolean;
  /** The nodes that it shows, in the order of the code. */
  nodes: AnyNode[];
  /** The fields that have nodes in them, in the order of the code, by the type of the node. */
  visitorKeys: Readonly<Record<string, readonly string[] | undefined>>;
  /** What TypeScript calls the nodes that these come from. */
  kinds: string[];
  /** What is wrong with it. */
  problem?: string;
}

/** The names of TypeScript's kinds. Of several for a number, the first is the kind's own. */
const kindNames = new Map<unknown, string>(
  Object.entries(ts.SyntaxKind)
    .reverse()
    .map(([name, kind]) => [kind, name]),
);

/** Parses a code block, and finds the nodes of a type in it. */
export function parseSnippet(
  type: string,
  block: Code,
  language: string,
  isUnmarked = false,
): Snippet {
  const snippet = { block, code: block.value, language, isUnmarked };
  try {
    const { ast, services, visitorKeys } = parseForESLint(block.value, {
      filePath: `snippet.${language}`,
      // As ESLint asks for them.
      comment: true,
      loc: true,
      sourceType: 'module',
      range: true,
      tokens: true,
    });
    const nodes = findNodes(type, ast as unknown as AnyNode, visitorKeys);
    // Some, such as type annotations, TypeScript has no node for.
    const kinds = nodes
      .map(
        node => services.esTreeNodeToTSNodeMap.get(node) as ts.Node | undefined,
      )
      .flatMap(node => kindNames.get(node?.kind ?? -1) ?? []);
    return { ...snippet, nodes, visitorKeys, kinds: [...new Set(kinds)] };
  } catch (error) {
    const problem = (error as Error).message;
    return { ...snippet, nodes: [], visitorKeys: {}, kinds: [], problem };
  }
}

/** The nodes of a type in a tree, each with its parent, which ESLint sets while it walks through the tree. */
function findNodes(
  type: string,
  node: AnyNode,
  visitorKeys: Snippet['visitorKeys'],
  parent?: AnyNode,
): AnyNode[] {
  Object.assign(node, { parent });
  return [
    ...((node.type as string) === type ? [node] : []),
    ...childrenOf(node, visitorKeys).flatMap(child =>
      findNodes(type, child.node, visitorKeys, node),
    ),
  ];
}

/** The nodes below a node, with the fields that they are in, such as `params[0]`. */
export function childrenOf(
  node: AnyNode,
  visitorKeys: Snippet['visitorKeys'],
): { field: string; node: AnyNode }[] {
  return (visitorKeys[node.type] ?? []).flatMap(key => {
    const value = node[key];
    return Array.isArray(value)
      ? value.flatMap((item, index) =>
          isNode(item)
            ? [{ field: `${key}[${String(index)}]`, node: item }]
            : [],
        )
      : isNode(value)
        ? [{ field: key, node: value }]
        : [];
  });
}

/** Whether the value of a field is a node. */
export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The tree around a node, as HTML: the node that it is in, what is next to it there, and what is in it. */
export function drawTree(
  node: AnyNode,
  visitorKeys: Snippet['visitorKeys'],
): string {
  const open = new Set<unknown>([node, node.parent]);
  const draw = (one: AnyNode, indent: string): string => {
    const children = childrenOf(one, visitorKeys);
    const name = one === node ? `<mark>${one.type}</mark>` : one.type;
    const line = name + toHtml([{ text: detailOf(one) }]);
    if (!open.has(one)) {
      return children.length > 0 ? `${line} …` : line;
    }
    const lines = children.map((child, index) => {
      const isLast = index === children.length - 1;
      const below = draw(child.node, `${indent}${isLast ? ' ' : '│'}  `);
      return `\n${indent}${isLast ? '└' : '├'} ${child.field}: ${below}`;
    });
    return line + lines.join('');
  };
  return draw((node.parent as AnyNode | undefined) ?? node, '');
}

function detailOf({ kind, name, operator, raw }: AnyNode): string {
  const text = [name, raw, operator, kind].find(
    value => typeof value === 'string',
  );
  return text === undefined ? '' : ` ${String(text).replaceAll('\n', '↵')}`;
}

/** What a field holds, as code; the start of it, if it is long. */
export function printValue(value: unknown, code: string): string {
  const text = printWhole(value, code);
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}

function printWhole(value: unknown, code: string): string {
  if (Array.isArray(value)) {
    return `[${value.map(item => printWhole(item, code)).join(', ')}]`;
  }
  if (isNode(value)) {
    return code.slice(...value.range).replaceAll(/\s+/g, ' ');
  }
  if (typeof value === 'bigint') {
    return `${String(value)}n`;
  }
  return value === undefined || value instanceof RegExp
    ? String(value)
    : JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1: ');
}
