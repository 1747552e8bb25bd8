import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installedKey } from './offlineKeys';
import {
  isOfflineMode,
  noteRemoval,
  rememberChoice,
  type Strategy,
} from './offlineMode';

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

/** What makes each strategy turn the offline mode on. */
const situations: Record<Exclude<Strategy, 'always'>, () => void> = {
  appInstalled: install,
  mobile: () => vi.stubGlobal('innerWidth', 996),
  queryString: () => {
    rememberChoice('?offlineMode=true');
  },
  saveData: () =>
    vi.stubGlobal('navigator', { connection: { saveData: true } }),
  standalone: () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(display-mode: standalone)',
    })),
};

describe.each(Object.entries(situations))('%s', (strategy, arrange) => {
  const others = Object.keys(situations).filter(other => other !== strategy);

  beforeEach(() => {
    rememberChoice('?offlineMode=false');
    vi.stubGlobal('innerWidth', 997);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('turns it on', async () => {
    arrange();
    expect(await isOfflineMode([strategy as Strategy])).toBe(true);
  });

  it('leaves it off elsewhere, and where other strategies are used', async () => {
    expect(await isOfflineMode([strategy as Strategy])).toBe(false);
    arrange();
    expect(await isOfflineMode(others as Strategy[])).toBe(false);
  });
});

it('always turns it on where that is asked for', async () => {
  expect(await isOfflineMode(['always'])).toBe(true);
});

it('knows that the app was removed', async () => {
  install();
  expect(noteRemoval()).toBe(true);
  expect(noteRemoval()).toBe(false);
  expect(await isOfflineMode(['appInstalled'])).toBe(false);
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
