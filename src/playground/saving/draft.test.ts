import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, leaveDraft, takeDraft } from './storage';

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
      location: { pathname: '/play' },
      sessionStorage,
    });
  }
}

describe('a draft', () => {
  it('is there after a reload, once', () => {
    leaveDraft('#code=typed');
    openPage('reload');
    expect(takeDraft()).toBe('#code=typed');
    expect(takeDraft()).toBeUndefined();
  });

  it.each(['navigate', 'back_forward'])('is not for a visit: %s', type => {
    leaveDraft('#code=typed');
    openPage(type);
    expect(takeDraft()).toBeUndefined();
    openPage('reload');
    expect(takeDraft()).toBeUndefined();
  });

  it('is not for a link from another page that was reloaded', () => {
    leaveDraft('#code=typed');
    openPage('reload', undefined, '/rules/');
    expect(takeDraft()).toBeUndefined();
  });

  it('is forgotten when its page comes back', () => {
    leaveDraft('#code=typed');
    dropDraft();
    openPage('reload');
    expect(takeDraft()).toBeUndefined();
  });

  it('is nothing but a hash', () => {
    leaveDraft('/elsewhere');
    openPage('reload');
    expect(takeDraft()).toBeUndefined();
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
    expect(takeDraft()).toBeUndefined();
  });
});
