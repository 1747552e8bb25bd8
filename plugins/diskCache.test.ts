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

it('removes what was not read for a week, and nothing else', () => {
  const before = openDiskCache(folder);
  before.set('unread', '');
  before.set('read', '');
  for (const name of readdirSync(folder)) {
    utimesSync(join(folder, name), eightDaysAgo, eightDaysAgo);
  }
  before.set('new', '');
  expect(before.get('read')).toBeDefined();
  mkdirSync(join(folder, 'of-an-older-layout/inner'), { recursive: true });
  writeFileSync(join(folder, 'b.draft'), '');

  const cache = openDiskCache(folder);
  expect(cache.get('unread')).toBeUndefined();
  expect(cache.get('read')).toBeDefined();
  expect(cache.get('new')).toBeDefined();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toContain('b.draft');
});

it('keeps what was made with another version apart, and leaves it there', () => {
  openDiskCache(folder, '1').set('a', 'of 1');
  expect(openDiskCache(folder, '2').get('a')).toBeUndefined();
  openDiskCache(folder, '2').set('a', 'of 2');
  expect(openDiskCache(folder, '1').get('a')?.toString()).toBe('of 1');
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
