import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import {
  findStep,
  readGuide,
  selectSteps,
} from '../../plugins/guides/guideSteps';
import { expectStated } from '../../scripts/claims/describeClaims';
import { readTextsOfPage } from '../../scripts/claims/readClaims';
import {
  changeFile,
  copyProject,
  expectOutput,
  follow,
  run,
  startProject,
  test as projectTest,
  writeProjectFile,
} from './project';

const siteDir = join(import.meta.dirname, '../..');
const path = 'docs/packages/rule-tester.md';
const page = readGuide(path);
const testFile = 'tests/no-date-in-template.test.ts';

/** The rule and its test, before there is a test framework. */
const test = projectTest.extend(
  'first',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const project = await startProject(onCleanup);
    await follow(project, selectSteps(page, ['', 'a-first-test']));
    return project;
  },
);

describe('a rule is tested as the rule tester page says', () => {
  test('with Jest', async ({ first, project }) => {
    await copyProject(first, project);
    const printed = await follow(project, selectSteps(page, ['jest']));
    expect(printed).toMatch(/^Tests: +2 passed, 2 total$/m);
    expect(printed).not.toContain('WARN');
  });

  test('with Vitest', async ({ first, project }) => {
    await copyProject(first, project);
    const printed = await follow(project, selectSteps(page, ['vitest']));
    expect(printed).toMatch(/^ +Tests +2 passed \(2\)$/m);
  });

  test('with Mocha', async ({ first, project }) => {
    await copyProject(first, project);
    const printed = await follow(project, selectSteps(page, ['mocha']));
    expect(printed).toMatch(/^ +2 passing /m);
  });

  test('with Mocha in an ES module', async ({ first, project }) => {
    await copyProject(first, project);
    await run(project, 'npm pkg set type=module');
    const steps = selectSteps(page, ['mocha']);
    await follow(project, steps.slice(0, -1));
    expectStated(
      path,
      readTextsOfPage(siteDir, path),
      'In a package with "type": "module", remove "tsx" from require, add "node-option": ["import=tsx"] to the file, and see ES modules.',
    );
    await changeFile(
      project,
      '.mocharc.json',
      '"require": ["tsx", ',
      '"node-option": ["import=tsx"], "require": [',
    );
    await changeFile(project, testFile, '__dirname', 'import.meta.dirname');
    await changeFile(
      project,
      testFile,
      '/src/no-date-in-template',
      '/src/no-date-in-template.js',
    );
    const printed = await follow(project, steps.slice(-1));
    expect(printed).toMatch(/^ +2 passing /m);
  });

  test('with node:test', async ({ first, project }) => {
    await copyProject(first, project);
    const section = 'node-built-in-test-runner';
    const setup = findStep(page, section, 'snippet').code;
    await changeFile(project, testFile, 'import', `${setup}import`);
    const printed = await follow(project, selectSteps(page, [section]));
    expect(printed).toMatch(/ pass 2$/m);
  });

  test('and without a framework, it prints the error of the page', async ({
    first,
    project,
  }) => {
    await copyProject(first, project);
    await run(project, 'npm install --save-dev tsx@4');
    const { output } = await run(project, `npx tsx ${testFile}`);
    const { code, place } = findStep(
      page,
      'with-specific-frameworks',
      'snippet',
    );
    expectOutput(output, code, place);
  });

  test('and what the page says of its functions is true', async ({
    first,
    project,
  }) => {
    await copyProject(first, project);
    await writeProjectFile(
      project,
      'node_modules/acme/package.json',
      '{ "version": "5.5.0-beta" }',
    );
    const script = 'ruleTesterFacts.cjs';
    await copyFile(
      join(import.meta.dirname, script),
      join(project.folder, script),
    );
    const { output } = await run(project, `node ${script}`);
    const texts = readTextsOfPage(siteDir, path);
    const claims = JSON.parse(output) as Record<string, unknown>;
    for (const [quote, isTrue] of Object.entries(claims)) {
      expectStated(path, texts, quote);
      expect([quote, isTrue]).toEqual([quote, true]);
    }
  });
});
