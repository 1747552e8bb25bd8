import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OfflineMessage } from './workerMessages';

const stored = new Map<string, string>();

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
}));

const full: OfflineMessage = {
  type: 'offline',
  state: 'failed',
  reason: 'space',
};

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** What a page shows of messages. Each has a document of its own. */
async function shownBy(...messages: OfflineMessage[]): Promise<string> {
  const { showInstallStatus } = await import('./InstallStatus');
  await act(() => {
    messages.forEach(showInstallStatus);
    return Promise.resolve();
  });
  return document.body.textContent ?? '';
}

it('says once in a visit that the disk is full', async () =>
  expect(await shownBy(full)).toContain('not enough space'));

it('does not say it again on the next page, which tries again', async () =>
  expect(
    await shownBy(
      { type: 'offline', state: 'saving', saved: 1, total: 2 },
      full,
    ),
  ).toBe(''));

it('says so when there is space again', async () => {
  expect(await shownBy({ type: 'offline', state: 'complete' })).toContain(
    'can be read offline now',
  );
  expect(stored.size).toBe(0);
});
