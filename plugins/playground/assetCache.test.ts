import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskCache } from '../diskCache.mjs';
import { openAssetCache } from './assetCache';

let folder: string;
let input: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asset-cache-'));
  input = join(folder, 'input.txt');
  writeFileSync(input, 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('openAssetCache', () => {
  it('makes a text once as long as its inputs are the same', async () => {
    const make = vi.fn(() => ({ text: 'made', inputs: [input] }));
    expect(await openAssetCache(folder)('a', make)).toBe('made');
    expect(await openAssetCache(folder)('a', make)).toBe('made');
    expect(make).toHaveBeenCalledTimes(1);
    writeFileSync(input, 'two');
    await openAssetCache(folder)('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes it again when an input is gone or the cache is broken', async () => {
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'other');
    const makeCached = openAssetCache(folder);
    await makeCached('a', () => ({ text: 'old', inputs: [other] }));
    rmSync(other);
    const make = (): { text: string; inputs: string[] } => ({
      text: 'new',
      inputs: [input],
    });
    expect(await makeCached('a', make)).toBe('new');
    openDiskCache(folder).set('a', '{');
    expect(await makeCached('a', make)).toBe('new');
  });

  it('goes by the files of the project that it was copied with', async () => {
    const original = join(folder, 'original');
    const copy = join(folder, 'copy');
    mkdirSync(original);
    writeFileSync(join(original, 'input.txt'), 'one');
    const make = (project: string) => () => ({
      text: readFileSync(join(project, 'input.txt'), 'utf8'),
      inputs: [join(project, 'input.txt')],
    });
    await openAssetCache(join(original, '.cache'))('a', make(original));
    cpSync(original, copy, { recursive: true });
    writeFileSync(join(copy, 'input.txt'), 'two');
    const makeCached = openAssetCache(join(copy, '.cache'));
    expect(await makeCached('a', make(copy))).toBe('two');
  });

  it('says which inputs are not there', async () => {
    const missing = join(folder, 'missing.txt');
    await expect(
      openAssetCache(folder)('a', () => ({ text: '', inputs: [missing] })),
    ).rejects.toThrow(missing);
  });
});
