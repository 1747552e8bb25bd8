import { inspect } from 'node:util';
import { parseForESLint } from '@typescript-eslint/parser';
import {
  DefinitionType,
  Reference,
  type Scope,
  type ScopeManager,
  ScopeType,
  Variable,
} from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Code } from 'mdast';
import ts from 'typescript';
import { toHtml } from '../../src/highlight/html';
import { esTreeReader, partsOf } from '../../src/linter/answers/treeEntries';
import type { snippetWords } from '../examples/fence';

type AnyNode = Record<string, unknown> & TSESTree.Node;

/** A piece of code that shows a node, or a kind of scope. */
export interface Snippet {
  block: Code;
  code: string;
  /** As a file name ends: `tsx`. */
  language: string;
  word: (typeof snippetWords)[number];
  /** The nodes that it shows, in the order of the code. */
  nodes: AnyNode[];
  /** What is around them, as HTML. */
  tree?: string;
  /** What TypeScript calls the nodes that these come from. */
  kinds: string[];
}

/** The names of TypeScript's kinds. Of several for a number, the first is the kind's own. */
const kindNames = new Map<unknown, string>(
  Object.entries(ts.SyntaxKind)
    .reverse()
    .map(([name, kind]) => [kind, name]),
);

/**
 * Parses a code block, and finds the nodes of a type in it, or those that make a kind of scope.
 *
 * @throws when it has a syntax error
 */
export function parseSnippet(
  name: string,
  block: Code,
  language: string,
  word: Snippet['word'] = 'node',
): Snippet {
  const code = block.value;
  const snippet = { block, code, language, word, kinds: [] };
  try {
    const { ast, scopeManager, services } = parseForESLint(code, {
      filePath: `snippet.${language}`,
      // As ESLint asks for them.
      comment: true,
      loc: true,
      sourceType: word === 'script' ? 'script' : 'module',
      range: true,
      tokens: true,
    });
    if (word === 'scope' || word === 'script') {
      const { nodes, tree } = findScopes(name, scopeManager);
      return { ...snippet, nodes: nodes as AnyNode[], tree };
    }
    for (const token of [...(ast.tokens ?? []), ...(ast.comments ?? [])]) {
      printAsCode(token, code);
    }
    const nodes = findNodes(name, ast as unknown as AnyNode, code);
    // Some, such as type annotations, TypeScript has no node for.
    const kinds = nodes
      .map(
        node => services.esTreeNodeToTSNodeMap.get(node) as ts.Node | undefined,
      )
      .flatMap(node => kindNames.get(node?.kind ?? -1) ?? []);
    const tree = nodes[0] && drawTree(nodes[0]);
    return { ...snippet, nodes, tree, kinds: [...new Set(kinds)] };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message} Here: ${code}`);
  }
}

/** Has `inspect` print a node, or a token, as the code that it is made from. */
function printAsCode(node: { range: TSESTree.Range }, code: string): void {
  Object.assign(node, {
    [inspect.custom]: () => code.slice(...node.range).replaceAll(/\s+/g, ' '),
  });
}

/** The nodes of a type in a tree, each with its parent, which ESLint sets while it walks through the tree. */
function findNodes(
  type: string,
  node: AnyNode,
  code: string,
  parent?: AnyNode,
): AnyNode[] {
  Object.assign(node, { parent });
  printAsCode(node, code);
  return [
    ...((node.type as string) === type ? [node] : []),
    ...nodesIn(node).flatMap(([, child]) => findNodes(type, child, code, node)),
  ];
}

/** The nodes in a node, in the order of the code, with the fields that they are in, such as `params[0]`. */
function nodesIn(node: AnyNode): [field: string, node: AnyNode][] {
  return partsOf(esTreeReader, node)
    .flatMap(([[name, ...index], part]): [string, AnyNode][] =>
      isNode(part)
        ? [[[name, ...index.map(each => `[${String(each)}]`)].join(''), part]]
        : [],
    )
    .sort(([, a], [, b]) => a.range[0] - b.range[0]);
}

/** Whether the value of a field is a node. */
export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The tree around a node, as HTML: the node that it is in, what is next to it there, and what is in it. */
function drawTree(node: AnyNode): string {
  const open = new Set<unknown>([node, node.parent]);
  const draw = (one: AnyNode, indent: string): string => {
    const children = nodesIn(one);
    const name = one === node ? `<mark>${one.type}</mark>` : one.type;
    const line = name + toHtml([{ text: detailOf(one) }]);
    if (!open.has(one)) {
      return children.length > 0 ? `${line} …` : line;
    }
    const lines = children.map(([field, child], index) => {
      const isLast = index === children.length - 1;
      const below = draw(child, `${indent}${isLast ? ' ' : '│'}  `);
      return `\n${indent}${isLast ? '└' : '├'} ${field}: ${below}`;
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
export function printValue(value: unknown): string {
  const text = inspect(value, { breakLength: Infinity, compact: true });
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}

/** What references and variables say about themselves. `isRead` and `isWrite` only sum up others. */
const flags = [Reference, Variable]
  .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  .filter(name => /^is(?!Read$|Write$)/.test(name));

/** The kinds of scopes, definitions, references, and variables, by the package's names for them. */
export const scopeKinds: readonly string[] = [
  ...Object.values(ScopeType),
  ...Object.values(DefinitionType),
  ...flags,
];

/** A scope, a variable, or a reference, as a line of a tree. */
interface Line {
  label: string;
  kinds: string[];
  nodes: TSESTree.Node[];
}

/** Finds what is of a kind in a file's scopes: the nodes that make it, and all scopes as a tree, in HTML. */
function findScopes(
  kind: string,
  { scopes }: ScopeManager,
): { nodes: TSESTree.Node[]; tree: string } {
  // The first one has all others in it.
  const lines = scopes.slice(0, 1).flatMap(scope => linesOf(scope, ''));
  const nodes = lines
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(line => line.nodes);
  const mark = (one: string) => (one === kind ? `<mark>${one}</mark>` : one);
  const tree = lines.map(
    ({ kinds, label }) => label + kinds.map(mark).join(' '),
  );
  // A class declares its name outside and inside.
  return { nodes: [...new Set(nodes)], tree: tree.join('\n') };
}

function linesOf(scope: Scope, indent: string): Line[] {
  const { block, childScopes, references, type, variables } = scope;
  // Private in the types; rules of ESLint read it.
  const { implicit } = scope as { implicit?: { variables: Variable[] } };
  const inside = `${indent}  `;
  return [
    { label: indent, kinds: [type], nodes: [block] },
    ...[...variables, ...(implicit?.variables ?? [])]
      // Without a definition: `arguments`, and the library's globals.
      .filter(({ defs }) => defs.length > 0)
      .map(variable => ({
        label: `${inside}variable ${variable.name}: `,
        kinds: [...variable.defs.map(one => one.type), ...flagsOf(variable)],
        nodes: variable.defs.map(({ name }) => name),
      })),
    ...references.map(reference => ({
      label: `${inside}reference ${reference.identifier.name}: `,
      kinds: flagsOf(reference),
      nodes: [reference.identifier],
    })),
    ...childScopes.flatMap(child => linesOf(child, inside)),
  ];
}

/** Some are methods, and some are properties. */
function flagsOf(item: Reference | Variable): string[] {
  return flags.filter(flag => {
    const value: unknown = item[flag as keyof typeof item];
    return typeof value === 'function' ? value.call(item) : value;
  });
}
