import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => vi.useRealTimers());

it('waits', async () => {
  const done = vi.fn<() => void>();
  setTimeout(done, 100);
  await vi.advanceTimersByTimeAsync(100);
  vi.runAllTimersAsync();
  expect(done).toHaveBeenCalledTimes(1);
});
