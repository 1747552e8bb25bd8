import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPreferences, readPreferences } from './preferences';

const defaults = { wordWrap: undefined, split: 55 };

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(kept: string | null): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

describe('preferences', () => {
  it('are kept', () => {
    const items = stubStorage(null);
    keepPreferences({ wordWrap: true, split: 40 });
    stubStorage([...items.values()].join());
    expect(readPreferences()).toEqual({ wordWrap: true, split: 40 });
  });

  it('leave open what was not chosen', () => {
    const items = stubStorage(null);
    keepPreferences({ wordWrap: undefined, split: 40 });
    stubStorage([...items.values()].join());
    expect(readPreferences()).toEqual({ wordWrap: undefined, split: 40 });
  });

  it('of earlier visits still hold', () => {
    stubStorage('{"wordWrap":false,"split":60}');
    expect(readPreferences()).toEqual({ wordWrap: false, split: 60 });
  });

  it.each([null, '', '{', 'null', '[]', '{"split":"x","wordWrap":3}'])(
    'are the defaults when %s was kept',
    kept => {
      stubStorage(kept);
      expect(readPreferences()).toEqual(defaults);
    },
  );

  it('never make a side vanish', () => {
    stubStorage('{"split":-5}');
    expect(readPreferences().split).toBe(25);
  });

  it('do without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    keepPreferences(defaults);
    expect(readPreferences()).toEqual(defaults);
  });
});
