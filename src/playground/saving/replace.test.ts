import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSample, samples } from '../samples/samples';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import { stubBrowser } from '../testing/fakeBrowser';
import { createTestSession } from '../testing/testSession';
import { save } from './autosave';
import { bringBack, reset } from './autosave';
import { lastSnippet, listSnippets } from './storage';

const versions = { available: ['5.4.5'], default: '5.4.5' };
const [first, second] = samples;

beforeEach(() => {
  stubBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function start(): SessionStore {
  return createTestSession({ code: 'let mine;' });
}

function open(store: SessionStore, sample = first): void {
  if (sample !== undefined) {
    openSample(store, sample);
  }
}

describe('what a sample replaces', () => {
  it('is brought back, and so is the sample', () => {
    const store = start();
    open(store);
    expect(store.get().shared.code).toBe(first?.code);
    bringBack(store);
    expect(store.get().shared.code).toBe('let mine;');
    bringBack(store);
    expect(store.get().shared.code).toBe(first?.code);
  });

  it('is kept while samples are only looked at', () => {
    const store = start();
    open(store);
    open(store, second);
    reset(store, versions);
    bringBack(store);
    expect(store.get().shared.code).toBe('let mine;');
  });

  it('is the sample, once that was changed', () => {
    const store = start();
    open(store);
    changeShared(store, { code: 'let changed;' });
    open(store, second);
    bringBack(store);
    expect(store.get().shared.code).toBe('let changed;');
  });

  it('is what was brought back, when that is replaced again', () => {
    const store = start();
    open(store);
    bringBack(store);
    open(store, second);
    bringBack(store);
    expect(store.get().shared.code).toBe('let mine;');
  });
});

describe('what was typed before it was replaced', () => {
  /** The code of the copy that the visit has, and of what the next one begins with. */
  const copies = (store: SessionStore) => ({
    here: listSnippets().find(({ id }) => id === store.get().copy?.id)?.title,
    next: lastSnippet()?.title,
  });

  function startTyping(): SessionStore {
    const store = start();
    changeShared(store, { code: 'let typed;' });
    return store;
  }

  it('is kept to the last letter, and what comes next apart from it', () => {
    const store = startTyping();
    open(store);
    expect(copies(store)).toEqual({ here: undefined, next: 'let typed;' });
    changeShared(store, { code: 'let changed;' });
    save(store);
    expect(new Set(listSnippets().map(({ title }) => title))).toEqual(
      new Set(['let changed;', 'let typed;']),
    );
  });

  it('goes on in its copy when it is brought back', () => {
    const store = startTyping();
    reset(store, versions);
    expect(copies(store)).toEqual({ here: undefined, next: undefined });
    bringBack(store);
    expect(copies(store)).toEqual({ here: 'let typed;', next: 'let typed;' });
    changeShared(store, { code: 'let more;' });
    save(store);
    expect(listSnippets().map(({ title }) => title)).toEqual(['let more;']);
  });

  it('is still known after several samples', () => {
    const store = startTyping();
    open(store);
    open(store, second);
    bringBack(store);
    expect(copies(store)).toEqual({ here: 'let typed;', next: 'let typed;' });
  });
});
