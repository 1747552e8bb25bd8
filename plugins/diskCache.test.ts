import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskCache } from './diskCache';

let folder: string;

const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'disk-cache-')), 'cache');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Whether something is kept under a key; if not, it is from now on. */
async function isKept(key: unknown, version?: string): Promise<boolean> {
  const make = vi.fn(() => key);
  await openDiskCache(folder, version).once(key, make);
  return make.mock.calls.length === 0;
}

it('removes what was not read for a week, and nothing else', async () => {
  await isKept('unread');
  for (const name of readdirSync(folder)) {
    utimesSync(join(folder, name), eightDaysAgo, eightDaysAgo);
  }
  mkdirSync(join(folder, 'of-an-older-layout/inner'), { recursive: true });
  writeFileSync(join(folder, 'b.draft'), '');

  openDiskCache(folder);
  expect(readdirSync(folder)).toEqual(['b.draft']);
});

it('remembers what was read lately', async () => {
  const cache = openDiskCache(folder);
  await cache.once('a', () => 'made');
  const [name = ''] = readdirSync(folder);
  utimesSync(join(folder, name), eightDaysAgo, eightDaysAgo);
  await cache.once('a', () => 'made');
  expect(await isKept('a')).toBe(true);
});

it('keeps what was made with another version apart, and leaves it there', async () => {
  expect(await isKept('a', '1')).toBe(false);
  expect(await isKept('a', '2')).toBe(false);
  expect(await isKept('a', '1')).toBe(true);
});

it('keeps bytes', async () => {
  const bytes = Buffer.from([0, 255]);
  const cache = openDiskCache(folder);
  expect(await cache.once('a', () => bytes)).toEqual(bytes);
  expect(await cache.once('a', () => Buffer.from(''))).toEqual(bytes);
});

describe('once', () => {
  const key = { code: 'a', options: [1] };
  const make = vi.fn(() => Promise.resolve({ text: 'made' }));

  beforeEach(() => {
    make.mockClear();
  });

  it('makes it once as long as it is made from the same', async () => {
    const cache = openDiskCache(folder);
    expect(await cache.once(key, make)).toEqual({ text: 'made' });
    expect(await openDiskCache(folder).once(key, make)).toEqual({
      text: 'made',
    });
    expect(make).toHaveBeenCalledTimes(1);
    await cache.once({ ...key, options: [2] }, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes it again where something else wrote to it', async () => {
    const cache = openDiskCache(folder);
    await cache.once(key, make);
    writeFileSync(join(folder, readdirSync(folder)[0] ?? ''), '{');
    expect(await cache.once(key, make)).toEqual({ text: 'made' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of what can’t be made', async () => {
    const cache = openDiskCache(folder);
    await expect(
      cache.once(key, () => Promise.reject(new Error('No.'))),
    ).rejects.toThrow('No.');
    expect(await cache.once(key, make)).toEqual({ text: 'made' });
  });
});
