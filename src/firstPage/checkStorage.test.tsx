import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkStorage } from './checkStorage';

beforeEach(() => {
  localStorage.clear();
});

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

it('warns where nothing is kept, unless React does', () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  checkStorage();
  document.documentElement.dataset.hasHydrated = 'true';
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
  document.documentElement.dataset.hasHydrated = 'false';
  checkStorage();
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledOnce();
});
