import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskCache } from './diskCache.mjs';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'disk-cache-')), 'cache');
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

it('gives back what was put there, for another process too', () => {
  openDiskCache(folder).set('a', '[1]');
  openDiskCache(folder).set('a', '[2]');
  openDiskCache(folder).set(Buffer.from([0, 255]), Buffer.from([255]));
  expect(openDiskCache(folder).get('a')?.toString()).toBe('[2]');
  expect(openDiskCache(folder).get(Buffer.from([0, 255]))).toEqual(
    Buffer.from([255]),
  );
  expect(readdirSync(folder)).toHaveLength(2);
});

it('has nothing before it was given anything', () => {
  expect(openDiskCache(folder).get('a')).toBeUndefined();
});

it('keeps what was used, and what another process is writing', () => {
  const before = openDiskCache(folder);
  before.set('old', '');
  before.set('kept', '');
  mkdirSync(join(folder, 'oldFolder/inner'), { recursive: true });
  writeFileSync(join(folder, 'b.draft'), '');
  const cache = openDiskCache(folder);
  cache.get('kept');
  cache.set('new', '');
  cache.removeUnused();
  expect(cache.get('old')).toBeUndefined();
  expect(cache.get('kept')).toBeDefined();
  expect(cache.get('new')).toBeDefined();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toContain('b.draft');
});

it('has nothing to remove before it has kept anything', () => {
  expect(() => {
    openDiskCache(folder).removeUnused();
  }).not.toThrow();
});

it('forgets what was kept with another version', () => {
  openDiskCache(folder, '1').set('a', '');
  expect(openDiskCache(folder, '1').get('a')).toBeDefined();
  expect(openDiskCache(folder, '2').get('a')).toBeUndefined();
  expect(openDiskCache(folder, '1').get('a')).toBeUndefined();
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
