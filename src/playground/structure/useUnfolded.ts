import { useCallback, useState } from 'react';
import type { TreeKind } from '../../linter/protocol';
import { keyOf } from './useTree';

interface Unfolded {
  /** Keys of the paths that are unfolded. */
  expanded: ReadonlySet<string>;
  unfold: (keys: readonly string[]) => void;
  fold: (keys: readonly string[]) => void;
}

/** The nodes of each tree that are unfolded at first. */
const unfolded: Record<TreeKind, readonly string[]> = {
  es: [keyOf(['body'])],
  scope: [],
  ts: [keyOf(['statements'])],
};

/** Remembers which nodes of a tree are unfolded. */
export function useUnfolded(kind: TreeKind): Unfolded {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(unfolded[kind]),
  );
  const unfold = useCallback((keys: readonly string[]) => {
    setExpanded(before =>
      keys.every(key => before.has(key))
        ? before
        : new Set([...before, ...keys]),
    );
  }, []);
  const fold = useCallback((keys: readonly string[]) => {
    setExpanded(
      before => new Set([...before].filter(key => !keys.includes(key))),
    );
  }, []);
  return { expanded, unfold, fold };
}
