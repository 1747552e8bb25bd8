import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOnce } from './makeOnce';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-once-'));
});

afterEach(() => {
  vi.doUnmock('./projectCode');
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

it('makes it once as long as it is made from the same', async () => {
  const make = vi.fn(() => Promise.resolve({ text: 'made' }));
  expect(await makeOnce(folder, ['a'], make)).toEqual({ text: 'made' });
  expect(await makeOnce(folder, ['a'], make)).toEqual({ text: 'made' });
  expect(make).toHaveBeenCalledTimes(1);
  await makeOnce(folder, ['b'], make);
  await makeOnce(folder, ['a'], make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('makes it again with other code', async () => {
  const make = vi.fn(() => Promise.resolve(1));
  await makeOnce(folder, [], make);
  vi.resetModules();
  vi.doMock('./projectCode', () => ({ hashProjectCode: () => 'other' }));
  const { makeOnce: makeWithOtherCode } = await import('./makeOnce');
  await makeWithOtherCode(folder, [], make);
  expect(make).toHaveBeenCalledTimes(2);
});
