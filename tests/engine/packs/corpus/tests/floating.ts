import { expect, test } from 'vitest';

const fail = () => Promise.reject(new Error('no'));

test('rejects', async () => {
  expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow();
  await expect(1).toBe(1);
});
