import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { installedKey } from './offlineKeys';
import { isOfflineMode, noteRemoval, rememberChoice } from './offlineMode';

const stored = new Map<string, string>();

/** As the page script notes it. */
const install = () => stored.set(installedKey, 'true');

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
}));

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  rememberChoice('?offlineMode=false');
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('the choice in the address', () => {
  it('holds for later visits, until it is taken back', async () => {
    rememberChoice('?offlineMode=true');
    rememberChoice('?q=1');
    expect(await isOfflineMode()).toBe(true);
    rememberChoice('?offlineMode=false');
    expect(await isOfflineMode()).toBe(false);
  });

  it('holds for its visit where nothing can be stored', async () => {
    rememberChoice('?offlineMode=true');
    stored.clear();
    expect(await isOfflineMode()).toBe(true);
  });
});

test.each([
  ['was installed as an app', install],
  [
    'is named among the installed apps',
    () =>
      vi.stubGlobal('navigator', {
        getInstalledRelatedApps: () =>
          Promise.resolve([{ platform: 'webapp' }]),
      }),
  ],
  [
    'runs as an app',
    () =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query === '(display-mode: standalone)',
      })),
  ],
])('a site that %s is saved, and no other', async (_, arrange) => {
  expect(await isOfflineMode()).toBe(false);
  arrange();
  expect(await isOfflineMode()).toBe(true);
});

it('knows that the app was removed', async () => {
  install();
  expect(noteRemoval()).toBe(true);
  expect(noteRemoval()).toBe(false);
  expect(await isOfflineMode()).toBe(false);
});

it('takes a browser that refuses to name installed apps', async () => {
  vi.stubGlobal('navigator', {
    getInstalledRelatedApps: () => Promise.reject(new Error('in a frame')),
  });
  expect(await isOfflineMode()).toBe(false);
});
