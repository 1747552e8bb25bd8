import type { TSESTree } from '@typescript-eslint/utils';
import esquery from 'esquery';
import type { Node } from 'estree';
import type { SelectorMatch, SelectorResult, TreePath } from '../protocol';
import type { LintResult } from '../types';
import { esTreeReader, partsOf } from './treeEntries';

/** Finds what a selector matches, as in `no-restricted-syntax`, in the order of the code. */
export function selectNodes(
  { sourceCode }: Pick<LintResult, 'sourceCode'>,
  text: string,
): SelectorResult {
  const matches: SelectorMatch[] = [];
  try {
    // ESLint's own: when it leaves the node.
    const selector = esquery.parse(text.replace(/:exit$/, ''));
    // An empty selector is none.
    if (sourceCode && (selector as typeof selector | undefined)) {
      const pathTo = createPathFinder();
      esquery.traverse(
        // esquery knows ESTree without TypeScript; it takes the rest by these keys.
        sourceCode.ast as Node,
        selector,
        (node, _parent, ancestors) => {
          // From the innermost out.
          const lineage = [node, ...ancestors];
          const match = node as TSESTree.Node;
          matches.push({
            type: match.type,
            range: [...match.range],
            path: ancestors
              .map((parent, index) => pathTo(lineage[index], parent))
              .reverse()
              .flat(),
          });
        },
        { visitorKeys: sourceCode.visitorKeys as Record<string, string[]> },
      );
    }
  } catch (error) {
    // A pseudo-class that there isn't is found when it is first compared.
    return { error: error instanceof Error ? error.message : String(error) };
  }
  return { matches };
}

/** Finds where a node is in its parent. Many may have the same: its parts are listed once. */
function createPathFinder(): (
  child: object | undefined,
  parent: object,
) => TreePath {
  const paths = new Map<object, Map<object | undefined, TreePath>>();
  return (child, parent) => {
    const known =
      paths.get(parent) ??
      new Map(
        partsOf(esTreeReader, parent).map(([path, part]) => [part, path]),
      );
    paths.set(parent, known);
    return known.get(child) ?? [];
  };
}
