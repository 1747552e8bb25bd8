import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfflineMode, rememberChoice } from './offlineMode';

const stored = new Map<string, string>();

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
}));

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('the choice in the address', () => {
  it('holds for later visits, until it is taken back', async () => {
    rememberChoice('?offlineMode=true');
    rememberChoice('?q=1');
    expect(await isOfflineMode(['queryString'])).toBe(true);
    rememberChoice('?offlineMode=false');
    expect(await isOfflineMode(['queryString'])).toBe(false);
  });

  it('holds for its visit where nothing can be stored', async () => {
    rememberChoice('?offlineMode=true');
    stored.clear();
    expect(await isOfflineMode(['queryString'])).toBe(true);
  });

  it('is nothing to other strategies', async () => {
    rememberChoice('?offlineMode=true');
    expect(await isOfflineMode(['appInstalled', 'saveData'])).toBe(false);
  });
});

describe('isOfflineMode', () => {
  it('takes one strategy of several', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(await isOfflineMode(['appInstalled', 'saveData'])).toBe(true);
  });

  it('takes a browser that refuses to name installed apps', async () => {
    vi.stubGlobal('navigator', {
      getInstalledRelatedApps: () => Promise.reject(new Error('in a frame')),
    });
    expect(await isOfflineMode(['appInstalled'])).toBe(false);
  });
});
