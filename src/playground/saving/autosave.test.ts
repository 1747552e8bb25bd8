import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { writeLink } from '../link/link';
import { defaultState } from '../link/parameters';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import { type FakeBrowser, stubBrowser } from '../testing/fakeBrowser';
import { createTestSession } from '../testing/testSession';
import { autosave } from './autosave';
import { listSnippets } from './storage';

// To pack a text that really is too long takes a slow machine half a minute. Test files share their modules:
// what others have loaded is loaded again for this mock, and once more after it.
vi.hoisted(() => {
  vi.resetModules();
});
vi.mock('../link/link', async importOriginal => ({
  ...(await importOriginal<object>()),
  isTooLong: (hash: string) => hash.length > 200,
}));

const versions = { available: ['5.4.5'], default: '5.4.5' };
const linkTo = (code: string) => writeLink({ ...defaultState('5.4.5'), code });

/** Far longer than a reader's pause. */
const long = 60_000;

type History = Parameters<typeof autosave>[1];
type Listener = Parameters<History['listen']>[0];

let browser: FakeBrowser;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser();
});

afterAll(() => {
  vi.resetModules();
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A playground that was opened with this code in its address. */
function start(code: string) {
  browser.location.hash = linkTo(code);
  const store = createTestSession({ code });
  let listener: Listener | undefined;
  const history = {
    location: browser.location,
    listen(added: Listener) {
      listener = added;
      return () => undefined;
    },
  };
  stop = autosave(store, history as unknown as History, versions);
  return {
    store,
    /** Has the router go to an address, as the browser's back button or a link does. */
    go: (hash: string, action: 'POP' | 'PUSH' = 'POP', pathname = '/play') => {
      Object.assign(browser.location, { hash, pathname });
      listener?.({ ...browser.location, state: undefined }, action);
    },
    type: (typed: string) => changeShared(store, { code: typed }),
  };
}

const codeOf = (store: SessionStore) => store.get().shared.code;

describe('autosave', () => {
  it('follows back, forward, and pasted links', () => {
    const { store, go } = start('a;');
    go(linkTo('b;'));
    expect(codeOf(store)).toBe('b;');
    go(linkTo('c;'), 'PUSH');
    expect(codeOf(store)).toBe('c;');
  });

  it('says that something was lost only where something was typed', () => {
    const { store, go, type } = start('a;');
    go(linkTo('b;'));
    go(linkTo('a;'));
    changeShared(store, { showAST: 'es' });
    go(linkTo('b;'));
    expect(store.get().replaced).toBeUndefined();

    type('typed;');
    vi.advanceTimersByTime(long);
    go(linkTo('a;'));
    expect(store.get().replaced).toBeUndefined();

    type('typed again;');
    go(linkTo('b;'));
    expect(store.get().replaced).toMatchObject({
      by: 'address',
      shared: { code: 'typed again;' },
    });
    expect(listSnippets().map(({ title }) => title)).toContain('typed again;');
  });

  it.each(['#foo', '#'])(
    'keeps what is there where the address says nothing: %s',
    hash => {
      const { store, go, type } = start('a;');
      type('typed;');
      go(hash);
      expect(codeOf(store)).toBe('typed;');
      expect(browser.location.hash).toBe(linkTo('typed;'));
    },
  );

  it('keeps what is there when a link leads to the playground', () => {
    const { store, go, type } = start('a;');
    type('typed;');
    go('', 'PUSH');
    expect(codeOf(store)).toBe('typed;');
    expect(browser.location.hash).toBe(linkTo('typed;'));
  });

  it('keeps what is typed in the address and in the storage', () => {
    const { type } = start('a;');
    type('typed;');
    vi.advanceTimersByTime(long);
    expect(browser.location.hash).toBe(linkTo('typed;'));
    expect(listSnippets()).toMatchObject([{ hash: linkTo('typed;') }]);

    type('typed more;');
    document.dispatchEvent(new Event('focusout'));
    expect(browser.location.hash).toBe(linkTo('typed more;'));

    type('typed in the background;');
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listSnippets()).toMatchObject([
      { hash: linkTo('typed in the background;') },
    ]);
  });

  it('keeps the last letter when the page is left, and the other page’s address', () => {
    const { go, type } = start('a;');
    type('typed;');
    go('', 'PUSH', '/rules/');
    stop?.();
    expect(listSnippets()).toMatchObject([{ hash: linkTo('typed;') }]);
    expect(browser.location.hash).toBe('');
  });

  it('has the address say nothing rather than something else', () => {
    const { store, go, type } = start('a;');
    const code = Array.from({ length: 100 }, (_, index) => index).join();
    type(code);
    vi.advanceTimersByTime(long);
    expect(browser.location.hash).toBe('');
    expect(store.get().isTooLongForLink).toBe(true);
    const { state } = browser.history;
    go(linkTo('b;'));
    expect(codeOf(store)).toBe('b;');
    expect(store.get().isTooLongForLink).toBe(false);
    browser.history.state = state;
    go('');
    expect(codeOf(store)).toBe(code);
  });
});
