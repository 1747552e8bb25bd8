import type { TSESTree } from '@typescript-eslint/utils';
import type { TreePath } from '../protocol';
import type { TreeReader } from './treeEntries';

/** A node, a token or a comment: all that has a type and a place. */
type Located = Pick<TSESTree.Node, 'range' | 'type'>;

/** Reads ESTree as the parser makes it, with tokens and comments. */
export const esTreeReader: TreeReader = {
  propertiesOf: value =>
    Object.entries(value).filter(([name]) => name !== 'parent'),
  describe(value) {
    return isLocated(value)
      ? { kind: 'node', text: value.type, range: [...value.range] }
      : { kind: 'object', text: textOfPosition(value) ?? 'Object' };
  },
};

/**
 * Finds where nodes are.
 *
 * @param visitorKeys the parser's: names of the properties that have nodes in them, by type
 */
export function createPathFinder(
  visitorKeys: Readonly<Record<string, readonly string[] | undefined>>,
): {
  /** The path from the first of the ancestors to the last, each the parent of the next. */
  pathAlong: (lineage: readonly TSESTree.Node[]) => TreePath;
  /** The path from a node to the innermost node around an offset. */
  pathAt: (root: TSESTree.Node, offset: number) => TreePath;
} {
  /** The node's child nodes, each with its path from there. */
  function childrenOf(node: TSESTree.Node): [TreePath, TSESTree.Node][] {
    const properties = node as unknown as Record<string, unknown>;
    return (visitorKeys[node.type] ?? []).flatMap(name => {
      const value = properties[name];
      return Array.isArray(value)
        ? value.flatMap((element: unknown, index) =>
            isNode(element)
              ? [[[name, index], element] satisfies [TreePath, TSESTree.Node]]
              : [],
          )
        : isNode(value)
          ? [[[name], value] satisfies [TreePath, TSESTree.Node]]
          : [];
    });
  }
  /** Many nodes may have the same parent: its children are listed once. */
  const paths = new Map<TSESTree.Node, Map<TSESTree.Node, TreePath>>();

  function pathTo(child: TSESTree.Node, parent: TSESTree.Node): TreePath {
    let byChild = paths.get(parent);
    if (!byChild) {
      byChild = new Map(childrenOf(parent).map(([path, node]) => [node, path]));
      paths.set(parent, byChild);
    }
    return byChild.get(child) ?? [];
  }

  return {
    pathAlong: lineage =>
      lineage.slice(1).flatMap((node, index) => {
        const parent = lineage[index];
        return parent ? pathTo(node, parent) : [];
      }),
    pathAt(root, offset) {
      const path: (number | string)[] = [];
      let node: TSESTree.Node | undefined = root;
      while (node) {
        const inner: [TreePath, TSESTree.Node] | undefined = childrenOf(
          node,
        ).find(([, { range }]) => range[0] <= offset && offset <= range[1]);
        path.push(...(inner?.[0] ?? []));
        node = inner?.[1];
      }
      return path;
    },
  };
}

function isLocated(value: object): value is Located {
  return (
    'type' in value &&
    typeof value.type === 'string' &&
    'range' in value &&
    Array.isArray(value.range)
  );
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && isLocated(value);
}

/** What a `loc`'s ends are: a line from 1 and a column from 0. */
function textOfPosition(value: object): string | undefined {
  return 'line' in value && 'column' in value
    ? `${String(value.line)}:${String(value.column)}`
    : undefined;
}
