import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const popup = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@docusaurus/plugin-pwa/lib/renderReloadPopup', () => ({
  renderReloadPopup: popup,
}));
vi.mock('./offlineMode', () => ({
  isOfflineMode: () => Promise.resolve(true),
  noteRemoval: () => false,
  rememberChoice: () => undefined,
}));
vi.mock('./serviceWorkers', async importOriginal => ({
  ...(await importOriginal<object>()),
  serviceWorkers: () => workers,
  workerAddress: () => '/sw.js',
}));

/** The browser's: there is a version in use, and perhaps a newer one that waits for it to go. */
let registration: EventTarget & {
  active: object;
  installing: object | null;
  waiting: object | null;
};

const workers = { register: () => Promise.resolve(registration) };

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  popup.mockReset().mockResolvedValue();
  registration = Object.assign(new EventTarget(), {
    active: { scriptURL: new URL('/sw.js', location.href).href },
    installing: null,
    waiting: null,
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('offers a version again that the reader has left waiting', async () => {
  registration.waiting = { postMessage: vi.fn<() => void>() };
  await import('./register');
  await vi.waitFor(() => expect(popup).toHaveBeenCalledOnce());
});

it('offers a version once that is being installed, and is announced by an event too', async () => {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn<() => void>(),
  });
  registration.installing = worker;
  const listen = vi.spyOn(registration, 'addEventListener');
  await import('./register');
  await vi.waitFor(() => expect(listen).toHaveBeenCalledOnce());
  registration.dispatchEvent(new Event('updatefound'));
  worker.state = 'installed';
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(popup).toHaveBeenCalled());
  await new Promise(resolve => setTimeout(resolve));
  expect(popup).toHaveBeenCalledOnce();
});
