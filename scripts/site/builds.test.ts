import { expect, it } from 'vitest';
import { withLock } from './builds.mjs';

const folder = new URL(`file:///no/such/folder/${String(process.pid)}/`);

it('keeps a second process out, and only as long', async () => {
  let isDone = false;
  await withLock(folder, async () => {
    await expect(withLock(folder, () => Promise.resolve())).rejects.toThrow(
      `Another process (${String(process.pid)}) is building the site`,
    );
    isDone = true;
  });
  expect(isDone).toBe(true);
  await withLock(folder, () => Promise.resolve());
});
