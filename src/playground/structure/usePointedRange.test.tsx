import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { TreeEntry } from '../../linter/protocol';
import { renderHook } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { type TreeRow, usePointedRange } from './useTree';

function rowAt(range?: TreeEntry['range']): TreeRow {
  return {
    key: '[]',
    entry: {
      name: 'a',
      kind: 'node',
      text: '',
      size: 0,
      ...(range && { range }),
    },
    level: 1,
    position: 1,
    siblings: 1,
    expanded: false,
  };
}

describe('usePointedRange', () =>
  it('marks what the mouse points at, then what was marked before', async () => {
    const store = createTestSession({ code: 'a;' });
    store.set({ highlights: [[5, 6]] });
    const { result, unmount } = await renderHook(store, usePointedRange);
    const pointAt = (row: TreeRow | undefined): unknown => {
      act(() => result().point(row));
      return store.get().highlights;
    };
    expect(pointAt(rowAt([0, 1]))).toEqual([[0, 1]]);
    expect(pointAt(rowAt([1, 2]))).toEqual([[1, 2]]);
    expect(pointAt(rowAt())).toEqual([[5, 6]]);
    pointAt(rowAt([0, 1]));
    act(() => result().mark([0, 1]));
    expect(pointAt(undefined)).toEqual([[0, 1]]);
    await unmount();
    expect(store.get().highlights).toEqual([]);
  }));
