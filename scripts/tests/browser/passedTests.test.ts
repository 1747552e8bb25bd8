import { rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { temporaryProject, writeFiles } from '../temporaryProject';
import { PassedTests } from './passedTests.mjs';

let folder: URL;

beforeEach(() => {
  folder = temporaryProject();
});

/** A page, what it loads, a script that another page loads, and a test that opens the page. */
const project = {
  'build/rules/a/index.html': '<link href=/css/site.aaaaaaaa.css>',
  'build/css/site.aaaaaaaa.css': 'p { color: #123456ff }',
  'build/js/runtime~main.bbbbbbbb.js': 'let a, c = { other: "cccccccc" }',
  'build/js/other.cccccccc.js': '1',
  'build/404.html': 'Not found',
  'tests/e2e/a.spec.ts':
    "import { expect } from './page';\nimport type { Mode } from './mode';\nexpect(1);",
  'tests/e2e/page.ts': 'export const expect = 1;',
  'tests/e2e/mode.ts': 'export type Mode = 1;',
};

const asked = [
  '/rules/a',
  '/css/site.aaaaaaaa.css',
  '/js/runtime~main.bbbbbbbb.js',
  '/search/index.json',
  '/b.html',
];

const name = 'a.spec.ts › opens';

/** A new run, in which these are the project's files. */
function open(
  files: Record<string, string>,
  circumstances: readonly string[] = ['Chromium 1'],
): PassedTests {
  for (const part of ['build/', 'tests/']) {
    rmSync(new URL(part, folder), { force: true, recursive: true });
  }
  writeFiles(folder, files);
  return new PassedTests({
    project: folder,
    build: new URL('build/', folder),
    record: new URL('.cache/passed.json', folder),
    circumstances,
  });
}

/** A run in which the test passes. */
function pass(files: Record<string, string> = project): void {
  open(files).update([
    { name, spec: 'tests/e2e/a.spec.ts', passed: true, asked },
  ]);
}

test('a test that was never run is not known', () => {
  expect(open(project).unchanged()).toEqual([]);
});

test('a test is known as long as nothing changes', () => {
  pass();
  expect(open(project).unchanged()).toEqual([name]);
});

test('other tests being run does not matter', () => {
  pass();
  open(project).update([]);
  expect(open(project).unchanged()).toEqual([name]);
});

test('what a page does not load can change, and with it the names in scripts', () => {
  pass();
  const {
    'build/js/runtime~main.bbbbbbbb.js': names,
    'build/js/other.cccccccc.js': other,
    ...rest
  } = project;
  expect([names, other]).not.toContain(undefined);
  const after = open({
    ...rest,
    // Its variables have the names of letters that are often in it.
    'build/js/runtime~main.eeeeeeee.js': 'let d, a = { other: "dddddddd" }',
    'build/js/other.dddddddd.js': '2',
  });
  expect(after.unchanged()).toEqual([name]);
});

test('types that code uses can change', () => {
  pass();
  const after = open({
    ...project,
    'tests/e2e/mode.ts': 'export type Mode = 2;',
  });
  expect(after.unchanged()).toEqual([name]);
});

test.each([
  ['the text of a page', { 'build/rules/a/index.html': '<img>' }],
  ['a style', { 'build/css/site.aaaaaaaa.css': 'p { color: #12345677 }' }],
  ['a script', { 'build/js/runtime~main.bbbbbbbb.js': 'throw new Error()' }],
  ['a file that was asked for in vain', { 'build/search/index.json': '[]' }],
  ['what is answered then', { 'build/404.html': 'Nothing' }],
  ['the headers of answers', { 'build/_headers': '/*' }],
  ['where addresses lead', { 'build/_redirects': '/b /c 301' }],
  ['a page that was asked for by its file', { 'build/b/index.html': 'B' }],
  ['the test', { 'tests/e2e/a.spec.ts': "import { expect } from './page';" }],
  ['what it imports', { 'tests/e2e/page.ts': 'export const expect = 2;' }],
])('a test is run again after a change of %s', (_, change) => {
  pass();
  expect(open({ ...project, ...change }).unchanged()).toEqual([]);
});

test('a test is run again without a file that it was given', () => {
  pass();
  const { 'build/css/site.aaaaaaaa.css': style, ...rest } = project;
  expect(style).toBeDefined();
  expect(open(rest).unchanged()).toEqual([]);
});

test('a test is run again with another browser', () => {
  pass();
  expect(open(project, ['Chromium 2']).unchanged()).toEqual([]);
});

test('a test that fails is forgotten', () => {
  pass();
  open(project).update([
    { name, spec: 'tests/e2e/a.spec.ts', passed: false, asked },
  ]);
  expect(open(project).unchanged()).toEqual([]);
});

test('a test that asks the site for nothing is always run', () => {
  open(project).update([
    { name, spec: 'tests/e2e/a.spec.ts', passed: true, asked: [] },
  ]);
  expect(open(project).unchanged()).toEqual([]);
});

test.each([
  ['reads files', "import { readFileSync } from 'node:fs';"],
  ['runs programs', "import { spawn } from 'node:child_process';"],
  ['opens pages unseen', 'await browser.newContext();'],
])('a test that %s is always run', (_, code) => {
  for (const file of ['tests/e2e/a.spec.ts', 'tests/e2e/page.ts'] as const) {
    const files = { ...project, [file]: `${project[file]}\n${code}` };
    pass(files);
    expect(open(files).unchanged(), file).toEqual([]);
  }
});

test('a record that can’t be read counts as none', () => {
  pass();
  writeFileSync(new URL('.cache/passed.json', folder), '{"a');
  expect(open(project).unchanged()).toEqual([]);
});
