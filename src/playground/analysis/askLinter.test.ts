import { describe, expect, it } from 'vitest';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import {
  createFakeLinter,
  type FakeLinter,
  lastOf,
  reportOn,
} from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import {
  isFresh,
  selectPlacedProblems,
  selectProblems,
  selectRefusal,
  stageOf,
} from './analysisSelectors';
import { askLinter, checkAgain, runLinter } from './check';

/** Starts a session whose linters answer when the test says so. */
function start(code = 'debugger;'): {
  store: SessionStore;
  /** In the order of their start. */
  linters: FakeLinter[];
  linter: FakeLinter;
  stop: () => void;
} {
  const store = createTestSession({ code });
  const linters: FakeLinter[] = [];
  const stopLinter = runLinter(store, () => {
    const started = createFakeLinter();
    linters.push(started);
    return started.client;
  });
  const stopAsking = askLinter(store);
  const [linter] = linters;
  if (linter === undefined) {
    throw new Error('No linter was started.');
  }
  return {
    store,
    linters,
    linter,
    stop() {
      stopLinter();
      stopAsking();
    },
  };
}

describe('askLinter', () => {
  it('asks about the texts, and about each change', async () => {
    const { store, linter } = start();
    expect(stageOf(store.get())).toBe('checking');
    expect(isFresh(store.get())).toBe(false);
    await lastOf(linter.asked).answer(reportOn([1]));
    expect(isFresh(store.get())).toBe(true);
    expect(selectProblems(store.get())).toHaveLength(1);
    expect(store.get().lastCheck?.isFirst).toBe(true);

    changeShared(store, { code: '' });
    expect(lastOf(linter.asked).input.code).toBe('');
    expect(isFresh(store.get())).toBe(false);
    expect(selectProblems(store.get())).toHaveLength(1);
    await lastOf(linter.asked).answer(reportOn([]));
    expect(selectProblems(store.get())).toEqual([]);
    expect(store.get().lastCheck?.isFirst).toBe(false);

    store.set({ cursor: 1 });
    changeShared(store, { showAST: 'es' });
    expect(linter.asked).toHaveLength(2);
  });

  it('takes no answer to an older question, not even a late one', async () => {
    const { store, linter } = start('a');
    changeShared(store, { code: 'ab' });
    const [older, newer] = linter.asked;
    await newer?.answer(reportOn([2]));
    await older?.answer(reportOn([1]));
    expect(selectProblems(store.get())[0]?.line).toBe(2);
    expect(isFresh(store.get())).toBe(true);
  });

  it('knows when there will be no answer, until something is changed', async () => {
    const { store, linter } = start();
    await lastOf(linter.asked).answer(reportOn([1]));
    changeShared(store, { code: 'while (true);' });
    expect(selectPlacedProblems(store.get())).toHaveLength(1);
    await lastOf(linter.asked).answer(undefined);
    expect(selectRefusal(store.get())).toMatchObject({ reason: undefined });
    expect(stageOf(store.get())).not.toBe('checking');
    // They were of other code.
    expect(selectPlacedProblems(store.get())).toEqual([]);

    changeShared(store, { code: 'debugger;;' });
    expect(selectRefusal(store.get())).toBeUndefined();
    expect(stageOf(store.get())).toBe('checking');
  });

  it('says what answering threw, and asks again when the reader wants it', async () => {
    const { store, linter } = start();
    await lastOf(linter.asked).fail('too deep');
    expect(selectRefusal(store.get())?.reason).toBe('too deep');
    checkAgain(store);
    expect(linter.asked).toHaveLength(2);
    expect(lastOf(linter.asked).input).toEqual({
      ...linter.asked[0]?.input,
      attempt: 1,
    });
    expect(selectRefusal(store.get())).toBeUndefined();
    await lastOf(linter.asked).answer(reportOn([]));
    expect(isFresh(store.get())).toBe(true);
  });

  it('takes no refusal of an older question', async () => {
    const { store, linter } = start('a');
    changeShared(store, { code: 'ab' });
    checkAgain(store);
    const [older, replaced, newest] = linter.asked;
    await older?.fail('late');
    await replaced?.answer(undefined);
    expect(selectRefusal(store.get())).toBeUndefined();
    await newest?.answer(undefined);
    expect(selectRefusal(store.get())).toBeDefined();
  });

  it('asks the linter of another version again, and no other', async () => {
    const { store, linter, linters } = start();
    const [question] = linter.asked;
    changeShared(store, { ts: '5.0.4' });
    const [, next] = linters;
    expect(linter.isDisposed()).toBe(true);
    expect(store.get().client).toBe(next?.client);
    expect(next?.asked).toHaveLength(1);
    await question?.answer(reportOn([1]));
    expect(store.get().lastCheck).toBeUndefined();

    await next?.asked[0]?.answer(reportOn([1]));
    changeShared(store, { ts: '5.4.5' });
    // About the same texts, but not what this version says.
    expect(selectProblems(store.get())).toHaveLength(1);
    expect(isFresh(store.get())).toBe(false);
    await linters[2]?.asked[0]?.answer(reportOn([1]));
    expect(isFresh(store.get())).toBe(true);
    expect(store.get().lastCheck?.isFirst).toBe(true);
  });

  it('asks nothing while a config has errors', async () => {
    const { store, linter } = start();
    await lastOf(linter.asked).answer(reportOn([1]));
    changeShared(store, { eslintrc: '{' });
    changeShared(store, { code: 'debugger; 1' });
    expect(linter.asked).toHaveLength(1);
    expect(stageOf(store.get())).not.toBe('checking');
    expect(selectPlacedProblems(store.get())).toEqual([]);
    changeShared(store, { eslintrc: '{}' });
    expect(linter.asked).toHaveLength(2);
  });

  it('ends with the visit', async () => {
    const { store, linter, stop } = start();
    const [question] = linter.asked;
    stop();
    expect(linter.isDisposed()).toBe(true);
    expect(store.get().client).toBeUndefined();
    await question?.answer(reportOn([1]));
    linter.setStatus({ state: 'ready' });
    changeShared(store, { code: '' });
    expect(store.get().lastCheck).toBeUndefined();
    expect(store.get().status).toEqual({ state: 'starting' });
    expect(linter.asked).toHaveLength(1);
  });

  it('keeps what is said again', async () => {
    const { store, linter } = start('debugger;\ndebugger;');
    await lastOf(linter.asked).answer(reportOn([1, 2], { offset: 5 }));
    const before = store.get().lastCheck;
    changeShared(store, { code: ' debugger;\ndebugger;' });
    await lastOf(linter.asked).answer(reportOn([1, 2], { offset: 6 }));
    expect(selectProblems(store.get())).toBe(before?.problems);
    expect(store.get().lastCheck?.report.errors).toBe(before?.report.errors);
    // The offsets are those of the code as it is.
    const [{ key = '' } = {}] = selectProblems(store.get());
    expect(store.get().lastCheck?.edits.get(key)?.[0]?.range[0]).toBe(6);
  });
});
