import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce';

test('loads once, however often it is called, and again where that failed', async () => {
  const fetchIt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue('loaded');
  const load = loadOnce(fetchIt);
  await expect(load()).rejects.toThrow('No network');
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded']);
  expect(fetchIt).toHaveBeenCalledTimes(2);
});
