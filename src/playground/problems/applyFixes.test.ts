import { afterEach, describe, expect, it, vi } from 'vitest';
import { askLinter } from '../analysis/check';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import {
  createFakeLinter,
  type FakeLinter,
  lastOf,
  reportOn,
} from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { applyProposal, fixAll, fixOnSave } from './applyFixes';

const fixed = { fixed: true, output: 'let a;', errors: [] };

function start(): { store: SessionStore; linter: FakeLinter } {
  const store = createTestSession({ code: 'var a;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  return { store, linter };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** @returns whether the page has taken the key for itself */
function press(key: Partial<KeyboardEvent>): boolean {
  const event = new Event('keydown', { cancelable: true });
  return !window.dispatchEvent(Object.assign(event, key));
}

describe('fixAll', () => {
  it('puts the fixed code in the place of the code', async () => {
    const { store, linter } = start();
    void fixAll(store);
    await lastOf(linter.asked).answer(fixed);
    expect(store.get().shared.code).toBe('let a;');
  });

  it('loses nothing that is typed meanwhile', async () => {
    const { store, linter } = start();
    void fixAll(store);
    changeShared(store, { code: 'var ab;' });
    await lastOf(linter.asked).answer(fixed);
    expect(store.get().shared.code).toBe('var ab;');
    expect(store.get().notes).toEqual([
      expect.stringContaining('changed before the fixes were ready'),
    ]);
  });

  it('takes no fixes that another config had', async () => {
    const { store, linter } = start();
    void fixAll(store);
    changeShared(store, { eslintrc: '{"rules":{"no-var":0}}' });
    await lastOf(linter.asked).answer(fixed);
    expect(store.get().shared.code).toBe('var a;');
  });

  it('changes nothing where there is nothing to fix, or no answer', async () => {
    const { store, linter } = start();
    void fixAll(store);
    await lastOf(linter.asked).answer({ ...fixed, fixed: false });
    void fixAll(store);
    await lastOf(linter.asked).answer(undefined);
    expect(store.get().notes).toEqual([]);
    void fixAll(store);
    await lastOf(linter.asked).fail('crashed');
    expect(store.get().notes).toEqual([
      'This could not be fixed. Error: crashed',
    ]);
    expect(linter.asked).toHaveLength(3);
    expect(store.get().shared.code).toBe('var a;');
  });

  it('asks nothing before the linter is started, or while a config has errors', () => {
    const { store, linter } = start();
    changeShared(store, { tsconfig: '{' });
    void fixAll(store);
    changeShared(store, { tsconfig: '{}' });
    store.set({ client: undefined });
    void fixAll(store);
    expect(linter.asked).toEqual([]);
  });
});

describe('applyProposal', () => {
  /** A playground whose only problem has a fix that takes the first character away. */
  async function startWithProblem() {
    const { store, linter } = start();
    const stop = askLinter(store);
    await lastOf(linter.asked).answer(reportOn([1], { offset: 0 }));
    const [problem] = store.get().lastCheck?.problems ?? [];
    if (problem === undefined) {
      throw new Error('The report has no problem.');
    }
    return { store, linter, problem, stop };
  }

  it('applies an edit to code that is checked', async () => {
    const { store, problem } = await startWithProblem();
    void applyProposal(store, problem, 0);
    expect(store.get().shared.code).toBe('ar a;');
  });

  it('waits for the check of the last change, and applies what fits that', async () => {
    const { store, linter, problem } = await startWithProblem();
    changeShared(store, { code: ' var a;' });
    void applyProposal(store, problem, 0);
    expect(store.get().shared.code).toBe(' var a;');
    await lastOf(linter.asked).answer(reportOn([1], { offset: 1 }));
    expect(store.get().shared.code).toBe(' ar a;');
  });

  it('applies nothing to what is typed after the click', async () => {
    const { store, linter, problem } = await startWithProblem();
    changeShared(store, { code: ' var a;' });
    void applyProposal(store, problem, 0);
    changeShared(store, { code: '  var a;' });
    await lastOf(linter.asked).answer(reportOn([1], { offset: 2 }));
    expect(store.get().shared.code).toBe('  var a;');
  });

  it('applies nothing when the problem is gone', async () => {
    const { store, linter, problem } = await startWithProblem();
    changeShared(store, { code: 'let a;' });
    void applyProposal(store, problem, 0);
    await lastOf(linter.asked).answer(reportOn([]));
    expect(store.get().shared.code).toBe('let a;');
  });
});

describe('fixOnSave', () =>
  it('has Ctrl+S and Cmd+S fix all, until the visit ends', () => {
    vi.stubGlobal('window', new EventTarget());
    const { store, linter } = start();
    const stop = fixOnSave(store);
    expect(press({ key: 's', ctrlKey: true })).toBe(true);
    expect(press({ key: 'S', metaKey: true })).toBe(true);
    expect(press({ key: 's' })).toBe(false);
    expect(press({ key: 's', ctrlKey: true, shiftKey: true })).toBe(false);
    stop();
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(linter.asked.map(({ name }) => name)).toEqual(['fix', 'fix']);
  }));
