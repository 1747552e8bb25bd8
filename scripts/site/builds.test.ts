import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../run.mjs';
import { withLock } from './build';

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

it('lets a process in after one that was stopped', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const locks = new URL('.cache/locks/', projectFolder);
  mkdirSync(locks, { recursive: true });
  writeFileSync(
    new URL(folder.pathname.replaceAll('/', '_'), locks),
    String(pid),
  );
  let isDone = false;
  await withLock(folder, () => {
    isDone = true;
    return Promise.resolve();
  });
  expect(isDone).toBe(true);
});

it('lets the next one in after a failure', async () => {
  const failing = withLock(folder, () => Promise.reject(new Error('Failed')));
  await expect(failing).rejects.toThrow('Failed');
  await withLock(folder, () => Promise.resolve());
});
