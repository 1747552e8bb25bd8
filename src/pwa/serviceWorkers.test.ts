import { afterEach, expect, it, vi } from 'vitest';
import { serviceWorkers } from './serviceWorkers';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('are those of the browser, or none', () => {
  expect(serviceWorkers()).toBeUndefined();
  vi.stubGlobal('window', {});
  const workers = {};
  vi.stubGlobal('navigator', { serviceWorker: workers });
  expect(serviceWorkers()).toBe(workers);
  vi.stubGlobal('navigator', { serviceWorker: undefined });
  expect(serviceWorkers()).toBeUndefined();
  vi.stubGlobal('navigator', {
    get serviceWorker(): never {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  });
  expect(serviceWorkers()).toBeUndefined();
});
