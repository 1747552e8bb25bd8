import { useCallback, useEffect, useRef } from 'react';
import type { TextRange } from '../../editor/editor';
import { usePlayground } from '../state/PlaygroundContext';
import type { TreeRow } from './useTree';

interface PointedRange {
  /** Marks the code of the row that the mouse points at; without one, what was marked before. */
  point: (row: TreeRow | undefined) => void;
  /** Marks code that stays marked when the mouse goes on. */
  mark: (range: TextRange) => void;
}

/** Marks the code of tree entries, for as long as their tree is shown. */
export function usePointedRange(): PointedRange {
  const { store } = usePlayground();
  /** What was marked before the mouse came. */
  const before = useRef<readonly TextRange[]>(undefined);
  useEffect(
    () => () => {
      store.set({ highlights: [] });
    },
    [store],
  );
  return {
    point: useCallback(
      row => {
        const range = row?.entry.range;
        if (range) {
          before.current ??= store.get().highlights;
          store.set({ highlights: [range] });
        } else if (before.current) {
          store.set({ highlights: before.current });
          before.current = undefined;
        }
      },
      [store],
    ),
    mark: useCallback(
      range => {
        before.current = undefined;
        store.set({ highlights: [range] });
      },
      [store],
    ),
  };
}
