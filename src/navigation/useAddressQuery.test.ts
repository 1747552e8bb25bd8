import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressQuery } from './useAddressQuery';

vi.mock('@docusaurus/router', () => ({ useHistory: vi.fn() }));

/** The steps of a browser's history, the last of them shown. */
let steps: string[] = [];
let visit: (location: { pathname: string; search: string }) => void;

const history = {
  location: { pathname: '/rules/', search: '?q=start' },
  listen: (listener: typeof visit) => {
    visit = listener;
    return () => undefined;
  },
} as unknown as Parameters<typeof createAddressQuery>[0];

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

describe('createAddressQuery', () => {
  it('starts with what the address asks for', () =>
    expect(createAddressQuery(history, 'new').get()).toBe('?q=start'));

  it('makes a step of each choice', () => {
    const query = createAddressQuery(history, 'new');
    query.choose('?with=typed');
    query.choose('?with=fixable');
    expect(query.get()).toBe('?with=fixable');
    expect(steps).toEqual(['?q=start', '?with=typed', '?with=fixable']);
  });

  it('makes one step of what is typed, pauses included', () => {
    const query = createAddressQuery(history, 'new');
    for (const search of ['?q=p', '?q=pr', '?q=pro']) {
      query.type(search);
    }
    expect(query.get()).toBe('?q=pro');
    expect(steps).toEqual(['?q=start']);
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=pro']);
    query.type('?q=prom');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=prom']);
  });

  it('makes no step of what is typed where that was not asked for', () => {
    const query = createAddressQuery(history, 'same');
    query.type('?q=pro');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=pro']);
  });

  it('does not lose what was typed before a choice', () => {
    const query = createAddressQuery(history, 'new');
    query.type('?q=pro');
    query.choose('?q=pro&with=typed');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=pro', '?q=pro&with=typed']);
    query.type('?q=prom&with=typed');
    vi.runAllTimers();
    expect(steps).toHaveLength(4);
  });

  it('writes what was typed when the reader leaves the field', () => {
    const query = createAddressQuery(history, 'new');
    query.type('?q=pro');
    query.flush();
    expect(steps).toEqual(['?q=start', '?q=pro']);
    query.flush();
    query.type('?q=prom');
    vi.runAllTimers();
    expect(steps).toEqual(['?q=start', '?q=prom']);
  });

  it('follows the back button and links', () => {
    const query = createAddressQuery(history, 'new');
    const listener = vi.fn();
    query.subscribe(listener);
    query.type('?q=pro');
    visit({ pathname: '/rules/', search: '?with=typed' });
    vi.runAllTimers();
    expect(query.get()).toBe('?with=typed');
    expect(steps).toEqual(['?q=start']);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not listen to other pages, nor write to their addresses', () => {
    const query = createAddressQuery(history, 'new');
    query.subscribe(() => undefined);
    query.type('?q=pro');
    steps.push('/play?ts=5.4');
    visit({ pathname: '/play', search: '?ts=5.4' });
    vi.runAllTimers();
    expect(query.get()).toBe('?q=pro');
    expect(steps).toEqual(['?q=start', '/play?ts=5.4']);
  });
});
