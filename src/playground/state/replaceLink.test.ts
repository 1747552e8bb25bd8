import { describe, expect, it } from 'vitest';
import { openSample, samples } from '../samples/samples';
import { createTestSession } from '../testing/testSession';
import { bringBack, reset } from './replaceLink';
import { changeLink, type SessionStore } from './session';

const versions = { available: ['5.4.5'], default: '5.4.5' };
const [first, second] = samples;

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
    expect(store.get().link.code).toBe(first?.code);
    bringBack(store);
    expect(store.get().link.code).toBe('let mine;');
    bringBack(store);
    expect(store.get().link.code).toBe(first?.code);
  });

  it('is kept while samples are only looked at', () => {
    const store = start();
    open(store);
    open(store, second);
    reset(store, versions);
    bringBack(store);
    expect(store.get().link.code).toBe('let mine;');
  });

  it('is the sample, once that was changed', () => {
    const store = start();
    open(store);
    changeLink(store, { code: 'let changed;' });
    open(store, second);
    bringBack(store);
    expect(store.get().link.code).toBe('let changed;');
  });

  it('is what was brought back, when that is replaced again', () => {
    const store = start();
    open(store);
    bringBack(store);
    open(store, second);
    bringBack(store);
    expect(store.get().link.code).toBe('let mine;');
  });
});
