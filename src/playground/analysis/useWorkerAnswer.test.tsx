import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { changeShared } from '../state/changeSession';
import { useSelector } from '../state/PlaygroundContext';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { renderHook } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { useWorkerAnswer } from './useWorkerAnswer';

/** Asks for the type at the cursor; not at the start of the code. */
function useTypeAtCursor() {
  const cursor = useSelector(session => session.cursor);
  return useWorkerAnswer<unknown>(
    cursor === 0 ? undefined : String(cursor),
    (client, input) => client.ask('typeAt', input, cursor),
  );
}

async function start() {
  const store = createTestSession({ code: 'let a;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client, cursor: 1 });
  return { store, linter, ...(await renderHook(store, useTypeAtCursor)) };
}

describe('useWorkerAnswer', () => {
  it('asks about the texts, and keeps the last answer until the next', async () => {
    const { store, linter, result } = await start();
    expect(result()).toEqual({ last: undefined, isAwaited: true });
    await act(() => lastOf(linter.asked).answer('first'));
    expect(result()).toEqual({ last: 'first', isAwaited: false });
    act(() => changeShared(store, { code: 'let ab;' }));
    expect(lastOf(linter.asked).input.code).toBe('let ab;');
    expect(result()).toEqual({ last: 'first', isAwaited: true });
    await act(() => lastOf(linter.asked).answer('second'));
    expect(result().last).toBe('second');
  });

  it('takes no older answer after a newer question', async () => {
    const { store, linter, result } = await start();
    act(() => store.set({ cursor: 2 }));
    const [older, newer] = linter.asked;
    await act(async () => {
      await newer?.answer('newer');
      await older?.answer('older');
    });
    expect(result().last).toBe('newer');
  });

  it('keeps the last answer when a question is refused or fails', async () => {
    const { store, linter, result } = await start();
    await act(() => lastOf(linter.asked).answer('known'));
    act(() => store.set({ cursor: 2 }));
    await act(() => lastOf(linter.asked).answer(undefined));
    act(() => store.set({ cursor: 3 }));
    await act(() => lastOf(linter.asked).fail('crashed'));
    expect(linter.asked).toHaveLength(3);
    expect(result()).toEqual({ last: 'known', isAwaited: false });
  });

  it('asks a linter that takes over, and takes no more from the one before', async () => {
    const { store, linter, result } = await start();
    const next = createFakeLinter();
    act(() => store.set({ client: next.client }));
    await act(async () => {
      await lastOf(next.asked).answer('next');
      await lastOf(linter.asked).answer('before');
    });
    expect(result().last).toBe('next');
  });

  it('asks nothing when there is nothing to ask', async () => {
    const { store, linter, result } = await start();
    act(() => {
      store.set({ cursor: 0 });
      changeShared(store, { code: '' });
    });
    act(() => {
      changeShared(store, { eslintrc: '{' });
      store.set({ cursor: 1 });
    });
    expect(linter.asked).toHaveLength(1);
    expect(result().isAwaited).toBe(false);
  });

  it('takes nothing when it is gone', async () => {
    const { linter, result, unmount } = await start();
    await unmount();
    await lastOf(linter.asked).answer('late');
    expect(result().last).toBeUndefined();
  });
});
