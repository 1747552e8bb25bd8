import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLink } from '../link/link';
import { changeShared, createSession } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import { starterState } from '../state/starter';
import { type FakeBrowser, stubBrowser } from '../testing/fakeBrowser';
import { idInHistory, putInAddress } from './opening';

const versions = { available: ['5.4.5', '5.0.4'], default: '5.4.5' };
const starter = starterState('5.4.5');
const linkTo = (code: string) => writeLink({ ...starter, code });

/** A page of the playground in a tab, with modules of its own as documents have them. */
async function openPage(
  before: Partial<FakeBrowser> = {},
  hash = '',
  historyState: unknown = null,
) {
  const browser = stubBrowser(before, hash);
  browser.history.state = historyState;
  vi.resetModules();
  const { endTrials, save } = await import('./autosave');
  const { findOpening } = await import('./opening');
  const storage = await import('./storage');
  const { reset } = await import('./autosave');
  const opening = findOpening(versions);
  const store = createSession(opening);
  const comeForward = () => {
    stubBrowser(browser, browser.location.hash);
  };
  return {
    browser,
    opening,
    store,
    code: opening.shared.code,
    type: (code: string) => {
      comeForward();
      changeShared(store, { code });
      save(store);
    },
    leave: () => {
      comeForward();
      save(store);
    },
    watchOpenings: () => {
      comeForward();
      endTrials(store);
    },
    startOver: () => {
      comeForward();
      reset(store, versions);
    },
    titles: () => storage.listSnippets().map(({ title }) => title),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a visit will begin with', () => {
  it('is known without a trace', async () => {
    const first = await openPage();
    first.type('let typed;');
    const browser = stubBrowser({ device: first.browser.device });
    const before = new Map(browser.device.items);
    const { foreseeOpening } = await import('./opening');
    expect(foreseeOpening(versions)?.shared?.code).toBe('let typed;');
    expect(browser.location.hash).toBe('');
    expect(new Map(browser.device.items)).toEqual(before);
  });

  it('is a link’s state before what was typed last, and nothing for the example', async () => {
    const { foreseeOpening } = await import('./opening');
    stubBrowser({}, linkTo('let linked;'));
    expect(foreseeOpening(versions)?.shared?.code).toBe('let linked;');
    stubBrowser();
    expect(foreseeOpening(versions)).toBeUndefined();
  });
});

describe('a visit without a link', () => {
  it('begins with the example, and leaves the address alone', async () => {
    const { opening, browser, leave } = await openPage();
    expect(opening).toEqual({ shared: starter, notes: [] });
    leave();
    expect(browser.location.hash).toBe('');
    expect(browser.device.items.size + browser.tab.items.size).toBe(0);
  });

  it.each(['', '#', '#foo'])(
    'begins with what was typed last: %o',
    async hash => {
      const first = await openPage();
      first.type('let typed;');
      const { opening, browser } = await openPage(
        { device: first.browser.device },
        hash,
      );
      expect(opening.shared.code).toBe('let typed;');
      expect(opening.comeback).toBe('back');
      expect(browser.location.hash).toBe(linkTo('let typed;'));
    },
  );

  it('begins with the example again once the reader started over', async () => {
    const first = await openPage();
    first.type('let typed;');
    first.startOver();
    first.leave();
    const second = await openPage(first.browser);
    expect(second.opening).toEqual({ shared: starter, notes: [] });
    expect(second.titles()).toEqual(['let typed;']);
  });

  it('goes on with the work of its tab', async () => {
    const first = await openPage();
    first.type('let first;');
    const second = await openPage({ device: first.browser.device });
    second.type('let second;');
    first.leave();
    expect((await openPage(first.browser)).code).toBe('let first;');
    expect((await openPage(second.browser)).code).toBe('let second;');
    const { device } = first.browser;
    expect((await openPage({ device })).code).toBe('let second;');
  });

  it('says nothing of a comeback where the example comes back', async () => {
    const first = await openPage();
    first.type('let typed;');
    first.type(starter.code);
    const second = await openPage(first.browser);
    expect(second.opening.shared).toEqual(starter);
    expect(second.opening.comeback).toBeUndefined();
  });

  it('offers what the page broke with, and opens what another tab is opening', async () => {
    const first = await openPage();
    first.type('let typed;');
    const { device } = first.browser;
    expect((await openPage({ device })).opening.comeback).toBe('back');
    vi.advanceTimersByTime(1_000);
    expect((await openPage({ device })).opening.comeback).toBe('back');
    vi.advanceTimersByTime(60_000);
    const { opening } = await openPage({ device });
    expect(opening.shared).toEqual(starter);
    expect(opening.comeback).toMatchObject({
      offered: { title: 'let typed;' },
    });
  });

  it('is over with an opening once the page shows something else', async () => {
    const first = await openPage();
    first.type('let typed;');
    const { device } = first.browser;
    const second = await openPage({ device });
    second.watchOpenings();
    expect(device.items.has('playground.opening')).toBe(true);
    second.startOver();
    expect(device.items.has('playground.opening')).toBe(false);
  });

  it('does with what is left of a copy, and says what is not', async () => {
    const first = await openPage();
    first.type('let typed;');
    const { device } = first.browser;
    for (const [key, text] of device.items) {
      device.items.set(key, text.replace('ts=5.4.5', 'ts=4.9.5&fileType=.x'));
    }
    const { opening } = await openPage({ device });
    expect(opening.shared.code).toBe('let typed;');
    expect(opening.notes).toEqual([
      'The saved copy asks for TypeScript "4.9.5", which isn’t available here: this is 5.0.4.',
      'The saved copy asks for a file type ".x", which is not here.',
    ]);
  });
});

it('says that what was kept cannot be read', async () => {
  const first = await openPage();
  first.type('let typed;');
  const { device } = first.browser;
  for (const [key, text] of device.items) {
    device.items.set(key, text.replace(/#[^"]*/, '#some-heading'));
  }
  const { opening } = await openPage({ device });
  expect(opening.shared).toEqual(starter);
  expect(opening.notes).toEqual([expect.stringContaining('damaged')]);
});

describe('a visit with a link', () => {
  it('shows that, and leaves what was typed before for later', async () => {
    const first = await openPage();
    first.type('let typed;');
    const linked = await openPage(first.browser, linkTo('let linked;'));
    expect(linked.code).toBe('let linked;');
    linked.leave();
    expect(linked.titles()).toEqual(['let typed;']);
    expect((await openPage(first.browser)).code).toBe('let typed;');
    linked.type('let changed;');
    expect(linked.titles()).toHaveLength(2);
  });

  it('goes on with the copy of what it shows', async () => {
    const first = await openPage();
    first.type('let typed;');
    const again = await openPage(first.browser, linkTo('let typed;'));
    again.type('let more;');
    expect(again.titles()).toEqual(['let more;']);
  });
});

describe('two tabs with the same copy', () => {
  it('keep what each of them has', async () => {
    const first = await openPage();
    first.type('let typed;');
    const second = await openPage({ device: first.browser.device });
    second.type('let second;');
    expect(second.titles()).toEqual(['let second;']);
    first.leave();
    expect(new Set(first.titles())).toEqual(
      new Set(['let second;', 'let typed;']),
    );
    // What was typed last is not what was kept last.
    const { device } = first.browser;
    expect((await openPage({ device })).code).toBe('let second;');
    first.type('let first;');
    expect(new Set(first.titles())).toEqual(
      new Set(['let first;', 'let second;']),
    );
  });

  it('keep nothing that was deleted in the other, until more is typed', async () => {
    const first = await openPage();
    first.type('let typed;');
    first.browser.device.items.clear();
    first.leave();
    expect(first.titles()).toEqual([]);
    first.type('let more;');
    expect(first.titles()).toEqual(['let more;']);
  });
});

describe('a state that is too long for the address', () => {
  /** Has the address name the copy, as autosaving does. */
  function putTooLong(store: SessionStore): void {
    putInAddress(`#code=${'a'.repeat(1_000_000)}`, store.get().copy?.id);
  }

  it('is found through the browser’s history', async () => {
    const first = await openPage();
    first.type('let long;');
    putTooLong(first.store);
    expect(window.location.hash).toBe('');
    const state: unknown = window.history.state;
    first.startOver();
    const again = await openPage(first.browser, '', state);
    expect(again.code).toBe('let long;');
    expect(again.opening.comeback).toBeUndefined();
  });

  it.each([null, 7, { keptId: {} }, { keptId: 'gone' }])(
    'is not looked for in what the history says otherwise: %o',
    async state => {
      const { opening } = await openPage({}, '', state);
      expect(opening).toEqual({ shared: starter, notes: [] });
      expect(typeof idInHistory()).toMatch(/string|undefined/);
    },
  );
});
