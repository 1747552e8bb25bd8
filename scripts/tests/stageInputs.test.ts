import { beforeEach, expect, test } from 'vitest';
import { inputsOf, listCode, pagesNamedIn } from './stageInputs.mjs';
import { temporaryProject, writeFiles } from './temporaryProject';

let project: URL;

beforeEach(() => {
  project = temporaryProject();
  writeFiles(project, {
    'tests/guides/start.test.ts':
      "import { read } from '../../plugins/read';\nread('docs/start.mdx');",
    'plugins/read.ts': "export const read = (path = 'blog/post.md') => path;",
    'plugins/write.ts': 'export const write = 1;',
    'docs/start.mdx': 'Start',
    'docs/other.md': 'Other',
    'build/index.html': 'Built',
  });
});

test('tests depend on their folder, what they import, and what it is tried with', async () => {
  const inputs = await inputsOf(project, 'guides', ['rules/']);
  expect(inputs).toEqual(
    expect.arrayContaining(['tests/guides/', 'plugins/read.ts', 'rules/']),
  );
  expect(inputs).not.toContain('plugins/write.ts');
});

test('the pages are found that tests are about', async () => {
  expect(await pagesNamedIn(project, 'guides')).toEqual([
    'docs/start.mdx',
    'blog/post.md',
  ]);
});

test('what isn’t text is code, unless it is made from other files', async () => {
  expect((await listCode(project)).sort()).toEqual([
    'plugins/read.ts',
    'plugins/write.ts',
    'tests/guides/start.test.ts',
  ]);
});
