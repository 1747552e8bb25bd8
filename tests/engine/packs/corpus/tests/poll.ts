import { expect, it, vi } from 'vitest';

it('gets there', async () => {
  let n = 0;
  await expect.poll(() => n++).toBeGreaterThan(3);
  vi.waitFor(() => { expect(n).toBe(5); }, { timeout: 10 });
  const value = await vi.waitUntil(() => n || undefined);
  expect(value!).toBe(5);
});
