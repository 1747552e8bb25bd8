import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskCache } from './diskCache.mjs';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'disk-cache-')), 'cache');
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

it('gives back what was put there, for another process too', () => {
  openDiskCache(folder).set('a.json', '[1]');
  openDiskCache(folder).set('a.json', '[2]');
  expect(openDiskCache(folder).get('a.json')?.toString()).toBe('[2]');
  expect(readdirSync(folder)).toEqual(['a.json']);
});

it('has nothing before it was given anything', () => {
  expect(openDiskCache(folder).get('a.json')).toBeUndefined();
});

it('keeps what it is told to, and what another process is writing', () => {
  const cache = openDiskCache(folder);
  cache.retainOnly(new Set());
  cache.set('old', '');
  cache.set('kept', '');
  mkdirSync(join(folder, 'oldFolder/inner'), { recursive: true });
  writeFileSync(join(folder, 'b.draft'), '');
  cache.retainOnly(new Set(['kept']));
  expect(readdirSync(folder).sort()).toEqual(['b.draft', 'kept']);
});
