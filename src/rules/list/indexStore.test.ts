import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexStore } from './indexStore';

/** The steps of a browser's history, the last of them shown. */
let steps: string[] = [];
let visit: (location: { pathname: string; search: string }) => void;

const history = {
  location: { pathname: '/rules/', search: '?q=start' },
  listen: (listener: typeof visit) => {
    visit = listener;
    return () => undefined;
  },
} as unknown as Parameters<typeof createIndexStore>[0];

beforeEach(() => {
  vi.useFakeTimers();
  steps = ['?q=start'];
  vi.stubGlobal('window', {
    setTimeout,
    get location() {
      return { pathname: '/rules/', search: steps.at(-1) };
    },
    history: {
      pushState: (_state: unknown, _title: string, url: string) => {
        steps.push(url.replace('/rules/', ''));
      },
      replaceState: (_state: unknown, _title: string, url: string) => {
        steps[steps.length - 1] = url.replace('/rules/', '');
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createIndexStore', () => {
  it('starts with what the address asks for', () => {
    expect(createIndexStore(history).get()).toBe('?q=start');
  });

  it('makes a step of each choice', () => {
    const store = createIndexStore(history);
    store.choose('?with=typed');
    store.choose('?with=fixable');
    expect(store.get()).toBe('?with=fixable');
    expect(steps).toEqual(['?q=start', '?with=typed', '?with=fixable']);
  });

  it('makes one step of what is typed, pauses included', () => {
    const store = createIndexStore(history);
    for (const search of ['?q=p', '?q=pr', '?q=pro']) {
      store.type(search);
    }
    expect(store.get()).toBe('?q=pro');
    expect(steps).toEqual(['?q=start']);
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=pro']);
    store.type('?q=prom');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=prom']);
  });

  it('does not lose what was typed before a choice', () => {
    const store = createIndexStore(history);
    store.type('?q=pro');
    store.choose('?q=pro&with=typed');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=pro', '?q=pro&with=typed']);
    store.type('?q=prom&with=typed');
    vi.runAllTimers();
    expect(steps).toHaveLength(4);
  });

  it('writes what was typed when the reader leaves the field', () => {
    const store = createIndexStore(history);
    store.type('?q=pro');
    store.settle();
    expect(steps).toEqual(['?q=start', '?q=pro']);
    store.settle();
    store.type('?q=prom');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=prom']);
  });

  it('follows the back button and links', () => {
    const store = createIndexStore(history);
    const listener = vi.fn();
    store.subscribe(listener);
    store.type('?q=pro');
    visit({ pathname: '/rules/', search: '?with=typed' });
    vi.runAllTimers();
    expect(store.get()).toBe('?with=typed');
    expect(steps).toEqual(['?q=start']);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not listen to other pages, nor write to their addresses', () => {
    const store = createIndexStore(history);
    store.subscribe(() => undefined);
    store.type('?q=pro');
    steps.push('/play?ts=5.4');
    visit({ pathname: '/play', search: '?ts=5.4' });
    vi.runAllTimers();
    expect(store.get()).toBe('?q=pro');
    expect(steps).toEqual(['?q=start', '/play?ts=5.4']);
  });
});
