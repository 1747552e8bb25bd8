import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCompressionCache } from './compressionCache.mjs';

let path: string;
let folder: URL;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'compressed-'));
  folder = pathToFileURL(`${path}/`);
});

afterEach(() => rm(path, { recursive: true }));

/** Opens the cache, asks it for texts, and returns which of them it had to compress. */
async function ask(texts: string[], removeUnused = false): Promise<string[]> {
  const cache = openCompressionCache(folder);
  const compressed: string[] = [];
  for (const text of texts) {
    await cache.compressOnce(Buffer.from(text), content => {
      compressed.push(text);
      return Promise.resolve(content);
    });
  }
  if (removeUnused) {
    cache.removeUnused();
  }
  return compressed;
}

test('compresses each content once', async () => {
  expect(await ask(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await ask(['b', 'c'])).toEqual(['c']);
});

test('forgets what the last build did not use', async () => {
  await ask(['old', 'kept']);
  expect(await ask(['kept', 'new'], true)).toEqual(['new']);
  expect(await ask(['old', 'kept', 'new'])).toEqual(['old']);
});

test('has nothing to forget before it has kept anything', async () => {
  await rm(path, { recursive: true });
  expect(await ask([], true)).toEqual([]);
});
