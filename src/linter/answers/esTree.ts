import type { TSESTree } from '@typescript-eslint/utils';
import type { TreeReader } from './treeEntries';

/** A node, a token or a comment: all that has a type and a place. */
export type Located = Pick<TSESTree.Node, 'range' | 'type'>;

/** Reads ESTree as the parser makes it, with tokens and comments. */
export const esTreeReader: TreeReader = {
  propertiesOf: value =>
    Object.entries(value).filter(([name]) => name !== 'parent'),
  hasParts: (_, name) => name !== 'tokens' && name !== 'comments',
  describe(value) {
    return isLocated(value)
      ? { kind: 'node', text: value.type, range: [...value.range] }
      : { kind: 'object', text: textOfPosition(value) ?? 'Object' };
  },
};

/** Whether a value is one of these. */
export function isLocated(value: unknown): value is Located {
  const { range, type } = Object(value) as Partial<Record<string, unknown>>;
  return typeof type === 'string' && Array.isArray(range);
}

/** What a `loc`'s ends are, as ESLint prints places: both from 1, although the column in it is from 0. */
function textOfPosition(value: object): string | undefined {
  return 'line' in value && 'column' in value
    ? `${String(value.line)}:${String(Number(value.column) + 1)}`
    : undefined;
}
