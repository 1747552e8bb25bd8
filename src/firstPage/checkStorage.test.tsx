import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkStorage } from './checkStorage';

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('forgets preferred versions that are gone, and nothing else', () => {
  localStorage.setItem('docs-preferred-version-default', '6.0.0');
  localStorage.setItem('docs-preferred-version-rules', 'current');
  localStorage.setItem('theme', 'dark');
  checkStorage();
  expect({ ...localStorage }).toEqual({
    'docs-preferred-version-rules': 'current',
    theme: 'dark',
  });
});

/** As where the browser refuses to read its storage. The storage itself is other tests' too. */
function checkBlockedStorage(): void {
  const read = vi.spyOn(Object, 'keys').mockImplementationOnce(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  checkStorage();
  read.mockRestore();
}

it('warns where nothing is kept, unless React does', () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  checkBlockedStorage();
  document.documentElement.dataset.hasHydrated = 'true';
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
  document.documentElement.dataset.hasHydrated = 'false';
  checkBlockedStorage();
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledOnce();
});
