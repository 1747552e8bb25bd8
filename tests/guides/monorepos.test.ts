import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect } from 'vitest';
import { readGuide, selectSteps } from '../../plugins/guides/guideSteps';
import {
  changeFile,
  copyProject,
  expectOutput,
  follow,
  type Project,
  run,
  startProject,
  test as projectTest,
} from './project';

const guide = readGuide('docs/getting-started/typed-linting/monorepos.mdx');
const quickstart = readGuide('docs/getting-started/quickstart.mdx');
const quickstartSteps = [
  'step-1-installation',
  'step-2-configuration',
  'step-3-running-eslint',
];
const tabs = ['npm', 'flat'];

const layout = 'one-tsconfigjson-per-package-and-an-optional-one-in-the-root';

/**
 * The page's most usual layout, before anything is built, in the folder of a reader who comes from the
 * Quickstart.
 */
const test = projectTest.extend(
  'installed',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const project = await startProject(onCleanup);
    await run(project, 'npm init -y');
    await follow(project, selectSteps(quickstart, quickstartSteps, tabs));
    await rm(join(project.folder, 'src'), { recursive: true });
    await follow(project, selectSteps(guide, [''], tabs));
    // What the page shows takes its place: it has to have all that is needed.
    await rm(join(project.folder, 'package.json'));
    await follow(project, selectSteps(guide, [layout]));
    return project;
  },
);

describe('the monorepo guide', () => {
  test('is right about a TSConfig per package, and about references', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    await follow(project, selectSteps(guide, ['project-references']));
  });

  test('is right about paths instead of references', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    const section = 'paths-instead-of-references';
    expect(await follow(project, selectSteps(guide, [section]))).toBe('');
    expect(existsSync(join(project.folder, 'packages/core/dist'))).toBe(false);
  });

  test('has an eslintrc config with which ESLint prints the same', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    await rm(join(project.folder, 'eslint.config.mjs'));
    await follow(project, selectSteps(guide, [''], ['legacy']));
    await expectReports(project);
  });

  test('has a shared eslintrc config with which ESLint prints the same', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    await rm(join(project.folder, 'eslint.config.mjs'));
    await follow(project, selectSteps(guide, ['a-shared-eslintrc-config']));
    await run(project, 'npm install');
    await expectReports(project, 'packages/shop/');
    const { output } = await run(project, 'npx eslint packages/shop');
    expect(output).toContain('✖ 2 problems');
    // The folder of the shared config is the wrong one.
    const own = '  parserOptions: { tsconfigRootDir: __dirname },\n';
    await changeFile(project, 'packages/shop/.eslintrc.cjs', own, '');
    await changeFile(
      project,
      'packages/eslint-config/index.cjs',
      'project: true',
      'project: true, tsconfigRootDir: __dirname',
    );
    const shared = await run(project, 'npx eslint packages/shop');
    expect(shared.output).toContain("couldn't find any tsconfig.json");
  });

  test('is right about TSConfigs with other names, from a package too', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    for (const name of ['core', 'shop']) {
      const path = join(project.folder, 'packages', name, 'tsconfig');
      await rename(`${path}.json`, `${path}.lint.json`);
    }
    const section = 'wide-globs-in-parseroptionsproject';
    await follow(project, selectSteps(guide, [section]));
    await expectReports(project, 'packages/shop/');
  });

  test('is right about one TSConfig in the root', async ({
    installed,
    project,
  }) => {
    await copyProject(installed, project);
    for (const name of ['core', 'shop']) {
      await rm(join(project.folder, 'packages', name, 'tsconfig.json'));
    }
    await follow(project, selectSteps(guide, ['one-root-tsconfigjson']));
    expect(await run(project, 'npx eslint .')).toEqual({
      succeeded: true,
      output: '',
    });
  });
});

/** ESLint reports what the page quotes, since `@acme/core` has no build to read types from. */
async function expectReports(project: Project, startIn = ''): Promise<void> {
  for (const step of selectSteps(guide, ['project-references'])) {
    if (step.kind === 'commands' && step.prints) {
      const folder = resolve(project.folder, startIn);
      const { output } = await run({ folder }, step.code.trim());
      const quoted = step.prints.code.replaceAll(startIn, '');
      expectOutput(output, quoted, step.prints.place);
    }
  }
}
