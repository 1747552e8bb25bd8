import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultlessPages } from './faultlessPages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faultless-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A page, what it loads, and a script that another page loads. */
const site = {
  'rules/a/index.html': '<link href=/css/site.aaaaaaaa.css>',
  'css/site.aaaaaaaa.css': 'p { color: #123456ff }',
  'js/names.bbbbbbbb.js': 'names = { other: "cccccccc" }',
  'js/other.cccccccc.js': '1',
};

/** A new run, in which the site is this. */
function openSite(
  name: string,
  files: Record<string, string>,
  circumstances: readonly string[] = ['Chromium 1'],
): FaultlessPages {
  const buildFolder = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    const file = join(buildFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return new FaultlessPages({
    buildFolder,
    cacheFolder: join(folder, 'cache'),
    circumstances,
  });
}

/** Remembers the page of {@link site}. */
function remember(): void {
  openSite('before', site).add('/rules/a', [
    '/rules/a/index.html',
    '/css/site.aaaaaaaa.css',
    '/js/names.bbbbbbbb.js',
  ]);
}

test('a page that was never looked at is not known', () => {
  remember();
  expect(openSite('after', site).includes('/rules/b')).toBe(false);
});

test('a page is known as long as nothing changes', () => {
  remember();
  expect(openSite('after', site).includes('/rules/a')).toBe(true);
});

test('what it does not load can change, and with it the names in scripts', () => {
  remember();
  const after = openSite('after', {
    'rules/a/index.html': '<link href=/css/site.aaaaaaaa.css>',
    'css/site.aaaaaaaa.css': 'p { color: #123456ff }',
    'js/names.eeeeeeee.js': 'names = { other: "dddddddd" }',
    'js/other.dddddddd.js': '2',
  });
  expect(after.includes('/rules/a')).toBe(true);
});

test.each([
  ['its text', { 'rules/a/index.html': '<img>' }],
  ['a style', { 'css/site.aaaaaaaa.css': 'p { color: #12345677 }' }],
  ['a script', { 'js/names.bbbbbbbb.js': 'throw new Error()' }],
])('%s that changes makes it unknown', (_, change) => {
  remember();
  const after = openSite('after', { ...site, ...change });
  expect(after.includes('/rules/a')).toBe(false);
});

test('a file that is gone makes it unknown', () => {
  remember();
  const { 'css/site.aaaaaaaa.css': style, ...rest } = site;
  expect(style).toBeDefined();
  expect(openSite('after', rest).includes('/rules/a')).toBe(false);
});

test('another browser makes it unknown', () => {
  remember();
  const after = openSite('after', site, ['Chromium 2']);
  expect(after.includes('/rules/a')).toBe(false);
});
