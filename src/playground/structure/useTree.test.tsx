import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { TreeEntry } from '../../linter/protocol';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { renderHook } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { keyOf, useTree } from './useTree';

function entry(name: string, size = 0): TreeEntry {
  return { name, kind: 'object', text: '', size };
}

function useFoldedTree() {
  return useTree('es', []);
}

async function start() {
  const store = createTestSession({ code: 'a;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  const hook = await renderHook(store, useFoldedTree);
  return {
    store,
    linter,
    ...hook,
    names: () => hook.result().rows.map(({ entry: { name } }) => name),
  };
}

describe('useTree', () => {
  it('asks for what is unfolded, once', async () => {
    const { linter, names, result } = await start();
    await act(() => lastOf(linter.asked).answer([[entry('body', 1)]]));
    expect(names()).toEqual(['body']);
    act(() => result().unfold([keyOf(['body'])]));
    expect(lastOf(linter.asked).parameters).toEqual(['es', [['body']]]);
    await act(() => lastOf(linter.asked).answer([[entry('0')]]));
    expect(names()).toEqual(['body', '0']);
    const toggle = (name: string, isUnfolded: boolean): void => {
      const row = result().rows.find(each => each.entry.name === name);
      if (row) {
        result().toggle(row, isUnfolded);
      }
    };
    act(() => toggle('body', false));
    expect(names()).toEqual(['body']);
    act(() => toggle('body', true));
    expect(names()).toEqual(['body', '0']);
    expect(linter.asked).toHaveLength(2);
  });

  it('takes no older answer after a newer question', async () => {
    const { store, linter, names } = await start();
    act(() => changeShared(store, { code: 'ab;' }));
    const [older, newer] = linter.asked;
    await act(async () => {
      await newer?.answer([[entry('newer')]]);
      await older?.answer([[entry('older')]]);
    });
    expect(names()).toEqual(['newer']);
  });

  it('shows the last tree until there is one of the new code', async () => {
    const { store, linter, names, result } = await start();
    await act(() => lastOf(linter.asked).answer([[entry('body')]]));
    act(() => changeShared(store, { code: 'a b;' }));
    await act(() => lastOf(linter.asked).answer(undefined));
    expect(names()).toEqual(['body']);
    expect(result().isMissing).toBe(false);
  });

  it('knows when the code has no tree', async () => {
    const { linter, result } = await start();
    expect(result().isMissing).toBe(false);
    await act(() => lastOf(linter.asked).fail('syntax error'));
    expect(result()).toMatchObject({ rows: [], isMissing: true });
  });

  it('asks a linter that takes over for all of it', async () => {
    const { store, linter, names } = await start();
    await act(() => lastOf(linter.asked).answer([[entry('body')]]));
    const next = createFakeLinter();
    act(() => store.set({ client: next.client }));
    await act(() => lastOf(next.asked).answer([[entry('statements')]]));
    expect(names()).toEqual(['statements']);
  });

  it('takes nothing when it is gone', async () => {
    const { linter, names, unmount } = await start();
    await unmount();
    await lastOf(linter.asked).answer([[entry('late')]]);
    expect(names()).toEqual([]);
  });
});
