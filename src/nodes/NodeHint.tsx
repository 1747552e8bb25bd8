import useBaseUrl from '@docusaurus/useBaseUrl';
import groups from '@generated/nodes/default/groups.json';
import type { TreePath } from '../linter/protocol';

/** A page of nodes, as their index lists it. */
export interface NodeGroup {
  title: string;
  nodes: ListedNode[];
}

/** A node in the index, and what is known of it where a tree is shown. */
export interface ListedNode {
  name: string;
  /** From the top of the site. */
  address: string;
  /** Backticks mark code. */
  description: string;
  /** A line of code that it is made from. */
  code: string;
  fieldTypes: Readonly<Record<string, string>>;
}

export const listedNodes = new Map(
  groups.flatMap(({ nodes }) => nodes.map(node => [node.name, node] as const)),
);

interface Props {
  path: TreePath;
  /** What the tree shows at a path: of a node, its type. */
  textAt: (path: TreePath) => string | undefined;
}

/** What a part of a tree can be: the type of the field, and links to both nodes. */
export function NodeHint({ path, textAt }: Props) {
  const end = path.findLastIndex(step => typeof step === 'string');
  const parent = textAt(path.slice(0, end)) ?? 'Program';
  const field = String(path[end]);
  const type = textAt(path) ?? '';
  const fieldType = listedNodes.get(parent)?.fieldTypes[field];
  return (
    fieldType !== undefined && (
      <small>
        {listedNodes.has(type) && (
          <>
            <NodeLink name={type} /> in{' '}
          </>
        )}
        <NodeLink name={parent} />.{field}: <code>{fieldType}</code>
      </small>
    )
  );
}

/** In another tab: the tree stays as it is. */
function NodeLink({ name }: { name: string }) {
  const href = useBaseUrl(listedNodes.get(name)?.address ?? '');
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
