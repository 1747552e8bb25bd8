import { useCallback, useState } from 'react';

interface Unfolded {
  /** Keys of the paths that are unfolded. */
  expanded: ReadonlySet<string>;
  unfold: (keys: readonly string[]) => void;
  fold: (keys: readonly string[]) => void;
}

/**
 * Remembers which nodes of a tree are unfolded.
 *
 * @param atFirst keys of those that are unfolded at first
 */
export function useUnfolded(atFirst: readonly string[]): Unfolded {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(atFirst),
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
