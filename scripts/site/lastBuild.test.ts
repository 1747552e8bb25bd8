import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, isLastBuild, rememberBuild } from './build';

let path: string;
let project: URL;
let build: URL;
let record: URL;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'last-build-'));
  project = pathToFileURL(`${path}/`);
  build = new URL('build/', project);
  record = new URL('.cache/build.json', project);
  await write('docs/100% #1.md', 'Text');
  await write('build/index.html', 'Page');
  await write('node_modules/.package-lock.json', '{}');
  await rememberBuild(record, build, await hashInputs(project, {}));
});

afterEach(() => rm(path, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(path, name)), { recursive: true });
  await writeFile(join(path, name), content);
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: path });
}

function commit(message: string): void {
  git(
    ...['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'],
    ...['commit', '--quiet', '--allow-empty', `--message=${message}`],
  );
}

async function isUnchanged(environment = {}): Promise<boolean> {
  return isLastBuild(record, build, await hashInputs(project, environment));
}

test('what nothing has changed about is the last build', async () =>
  expect(await isUnchanged()).toBe(true));

describe('it is another one', () => {
  test.each([
    ['a file was changed', 'docs/100% #1.md', 'Other'],
    ['a file was added', 'docs/two.md', ''],
    ['one was added in a folder of any name', 'plugins/build/index.ts', ''],
    ['another package was installed', 'node_modules/.package-lock.json', '[]'],
    ['something was changed in the built site', 'build/index.html', 'Other'],
    ['something was added to it', 'build/new.html', ''],
  ])('when %s', async (_, name, content) => {
    await write(name, content);
    expect(await isUnchanged()).toBe(false);
  });

  test('when a file was removed', async () => {
    await rm(join(path, 'docs'), { recursive: true });
    expect(await isUnchanged()).toBe(false);
  });

  test('when the built site was removed', async () => {
    await rm(build, { recursive: true });
    expect(await isUnchanged()).toBe(false);
  });

  test('when it is built for another folder of the host', async () =>
    expect(await isUnchanged({ BASE_URL: '/docs/' })).toBe(false));

  test('when what is known of the last one is broken', async () => {
    await writeFile(record, '{');
    expect(await isUnchanged()).toBe(false);
  });
});

describe('it is the same', () => {
  test.each([
    ['a file was compressed', 'build/index.html.br'],
    ['something was cached', '.cache/tests/unit.json'],
    ['a package keeps something', 'node_modules/.cache/one'],
    ['a test was changed', 'tests/e2e/home.spec.ts'],
    ['a unit test was changed', 'src/home/home.test.tsx'],
    ['README was changed', 'README.md'],
    ['a setting of an editor was changed', '.vscode/settings.json'],
  ])('when %s', async (_, name) => {
    await write(name, '');
    expect(await isUnchanged()).toBe(true);
  });

  test('after a commit that dates no page', async () => {
    git('init', '--quiet');
    git('add', 'docs');
    commit('Write a page');
    const before = await hashInputs(project, {});
    commit('Change something else');
    expect(await hashInputs(project, {})).toBe(before);
    await write('docs/two.md', '');
    git('add', 'docs');
    const uncommitted = await hashInputs(project, {});
    commit('Write another');
    expect(await hashInputs(project, {})).not.toBe(uncommitted);
  });

  test('in another environment that changes nothing', async () =>
    expect(await isUnchanged({ HOME: '/' })).toBe(true));
});
