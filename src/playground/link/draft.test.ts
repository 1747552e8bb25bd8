import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, leaveDraft, restoreDraft } from './draft';

const replaceState = vi.fn();

beforeEach(() => {
  const items = new Map<string, string>();
  openPage('navigate', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockClear();
});

/** A page that was opened in this way, at this path. */
function openPage(type: string, sessionStorage?: object, path = '/play'): void {
  class PerformanceNavigationTiming {
    type = type;
    name = `http://localhost${path}?x#code=opened`;
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('performance', {
    getEntriesByType: () => [new PerformanceNavigationTiming()],
  });
  if (sessionStorage) {
    vi.stubGlobal('window', {
      history: { state: 'kept', replaceState },
      location: { pathname: '/play' },
      sessionStorage,
    });
  }
}

describe('a draft', () => {
  it('is in the address after a reload, once', () => {
    leaveDraft('#code=typed');
    openPage('reload');
    restoreDraft();
    restoreDraft();
    expect(replaceState.mock.calls).toEqual([['kept', '', '#code=typed']]);
  });

  it.each(['navigate', 'back_forward'])('is not for a visit: %s', type => {
    leaveDraft('#code=typed');
    openPage(type);
    restoreDraft();
    openPage('reload');
    restoreDraft();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is not for a link from another page that was reloaded', () => {
    leaveDraft('#code=typed');
    openPage('reload', undefined, '/rules/');
    restoreDraft();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is forgotten when its page comes back', () => {
    leaveDraft('#code=typed');
    dropDraft();
    openPage('reload');
    restoreDraft();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is nothing but a hash', () => {
    leaveDraft('/elsewhere');
    openPage('reload');
    restoreDraft();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('does without storage', () => {
    openPage('reload', {
      get getItem(): never {
        throw new Error('blocked');
      },
      get setItem(): never {
        throw new Error('blocked');
      },
      get removeItem(): never {
        throw new Error('blocked');
      },
    });
    leaveDraft('#code=typed');
    restoreDraft();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
