import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerReport } from '../../linter/protocol';
import { addFile, removeFile, showFile } from '../files/changeFiles';
import { describeNoneInOther } from '../problems/describeAnalysis';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import {
  createFakeLinter,
  type FakeLinter,
  lastOf,
  reportOn,
} from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { askLinter } from './check';
import { checkOtherFiles, countInFile, countInOthers } from './check';

let store: SessionStore;
let linter: FakeLinter;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  store = createTestSession({ code: 'shown;' });
  addFile(store, { name: 'page.ts', code: 'page;' });
  addFile(store, { name: 'cart.ts', code: 'cart;' });
  showFile(store, 'example.ts');
  linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  checkOtherFiles(store);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets what has been answered come through, and time pass. */
async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(300);
}

const report = (
  lines: readonly number[],
  dependsOn: string[] = [],
  isGlobal = false,
): WorkerReport => ({ ...reportOn(lines), relations: { dependsOn, isGlobal } });

/** Answers the question that was asked last. @returns about which file it was */
async function answer(given: WorkerReport): Promise<string> {
  const last = lastOf(linter.asked);
  void last.answer(given);
  await pass();
  return `${last.name} ${last.input.fileName}`;
}

function describeOther(name: string): string {
  return describeNoneInOther(store.get().otherChecks[name]);
}

/** Answers about the shown file and the others. */
async function answerAll(): Promise<void> {
  expect(await answer(report([1]))).toBe('lint example.ts');
  expect(await answer(report([1, 2], ['cart.ts']))).toBe('lintOther page.ts');
  expect(await answer(report([1, 2, 3]))).toBe('lintOther cart.ts');
}

/** What is asked from now on, as long as nothing is answered. */
function watchAsked(): () => string[] {
  const before = linter.asked.length;
  return () =>
    linter.asked
      .slice(before)
      .map(({ input, name }) => `${name} ${input.fileName}`);
}

describe('the files that are not shown', () => {
  it('are checked one after the other, once the shown one is', async () => {
    expect(linter.asked).toHaveLength(1);
    await answerAll();
    expect(linter.asked).toHaveLength(3);
    expect(linter.asked[1]?.input.otherFiles?.map(({ name }) => name)).toEqual([
      'example.ts',
      'cart.ts',
    ]);
    expect(countInOthers(store.get())).toBe(5);
    expect(countInFile(store.get(), 'cart.ts')).toBe(3);
  });

  it('wait for a pause, and are left when more is typed', async () => {
    await answer(report([]));
    changeShared(store, { code: 'shown; more;' });
    const asked = watchAsked();
    // The answer about the former text.
    void linter.asked[1]?.answer(report([1]));
    await pass();
    expect(asked()).toEqual([]);
    expect(countInOthers(store.get())).toBe(0);
  });

  it('are checked again only where the change can reach them', async () => {
    await answerAll();
    changeShared(store, { code: 'shown; more;' });
    const asked = watchAsked();
    await answer(report([]));
    expect(asked()).toEqual([]);

    showFile(store, 'cart.ts');
    await answer(report([]));
    changeShared(store, { code: 'cart; more;' });
    const afterCart = watchAsked();
    await answer(report([]));
    expect(afterCart()).toEqual(['lintOther page.ts']);
  });

  it('are all checked again after globals, other settings, and other files', async () => {
    await answerAll();
    changeShared(store, { code: 'declare global {}' });
    await answer(report([], [], true));
    expect(linter.asked.at(-1)?.input.fileName).toBe('page.ts');
    await answer(report([]));
    await answer(report([]));

    changeShared(store, { eslintrc: '{ "rules": {} }' });
    await answer(report([], [], true));
    expect(await answer(report([]))).toBe('lintOther page.ts');
    expect(await answer(report([]))).toBe('lintOther cart.ts');

    removeFile(store, 'page.ts');
    await answer(report([], [], true));
    expect(await answer(report([]))).toBe('lintOther cart.ts');
  });

  it('keep what was found in them when they are shown, and lend it to no other', async () => {
    await answerAll();
    showFile(store, 'cart.ts');
    expect(store.get().lastCheck?.problems).toHaveLength(3);
    expect(countInFile(store.get(), 'example.ts')).toBe(1);
    addFile(store, { name: 'new.ts', code: '' });
    expect(store.get().lastCheck).toBeUndefined();
  });

  it('are not given up because they were left before they were checked', () =>
    expect(['page.ts', 'cart.ts'].map(describeOther)).toEqual([
      'Checked in a moment …',
      'Checked in a moment …',
    ]));

  it('are given up where they cannot be checked, until they change', async () => {
    await answer(report([]));
    const last = linter.asked.at(-1);
    void last?.fail('No end');
    await pass();
    expect(describeOther('page.ts')).toBe('This file could not be checked.');
    expect(await answer(report([]))).toBe('lintOther cart.ts');
    changeShared(store, { code: 'shown; more;' });
    const asked = watchAsked();
    await answer(report([]));
    expect(asked()).toEqual([]);
  });
});
