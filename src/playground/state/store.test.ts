import { describe, expect, it } from 'vitest';
import { createStore } from './store';

describe('createStore', () => {
  it('tells of changes, and of nothing else', () => {
    const store = createStore({ text: 'a', count: 0 });
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    const before = store.get();
    store.set({ text: 'a', count: 0 });
    expect(store.get()).toBe(before);
    expect(told).toBe(0);
    store.set({ text: 'b' });
    expect(store.get()).toEqual({ text: 'b', count: 0 });
    expect(told).toBe(1);
    stop();
    store.set({ text: 'c' });
    expect(told).toBe(1);
  });

  it('has one effect at a time for a watched value', () => {
    const store = createStore({ text: 'a', count: 0 });
    const log: string[] = [];
    const stop = store.watch(
      ({ text }) => text,
      text => {
        log.push(`begin ${text}`);
        return () => {
          log.push(`end ${text}`);
        };
      },
    );
    store.set({ count: 1 });
    store.set({ text: 'b' });
    stop();
    store.set({ text: 'c' });
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });

  it('lets an effect change what it does not watch', () => {
    const store = createStore({ text: 'a', count: 0 });
    store.watch(
      ({ text }) => text,
      () => {
        store.set({ count: store.get().count + 1 });
        return undefined;
      },
    );
    store.set({ text: 'b' });
    expect(store.get()).toEqual({ text: 'b', count: 2 });
  });
});

describe('until', () =>
  it('waits for a value, and no longer', async () => {
    const store = createStore({ text: '' });
    const long = store.until(({ text }) => text.length > 2 && text);
    store.set({ text: 'ab' });
    store.set({ text: 'abc' });
    store.set({ text: 'abcd' });
    expect(await long).toBe('abc');
    expect(await store.until(({ text }) => text)).toBe('abcd');
  }));
