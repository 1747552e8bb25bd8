import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { findStep, selectSteps } from '../../plugins/guides/guideSteps';
import { customRulesGuide as guide } from './customRulesGuide';
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

/** The project that has the plugin installed, with `eslint-plugin-acme` next to it. */
const test = projectTest.extend(
  'shop',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const project = await startProject(onCleanup);
    await writePlugin(project);
    await follow(project, selectSteps(guide, ['turn-it-on']));
    return project;
  },
);

describe('the custom rules guide', () => {
  test('leads from an empty folder to a plugin that can be published', async ({
    shop,
  }) => {
    const plugin = { folder: join(shop.folder, '../eslint-plugin-acme') };
    const { output } = await run(plugin, 'npm pack --dry-run --json');
    const [archive] = JSON.parse(output) as [{ files: { path: string }[] }];
    expect(archive.files.map(({ path }) => path).sort()).toEqual([
      'dist/createRule.d.ts',
      'dist/createRule.js',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/rules/no-date-in-template.d.ts',
      'dist/rules/no-date-in-template.js',
      'dist/rules/require-fetch-timeout.d.ts',
      'dist/rules/require-fetch-timeout.js',
      'package.json',
    ]);
  });

  test('has an eslintrc config with which ESLint prints the same', async ({
    project,
    shop,
  }) => {
    await copyProject(shop, project);
    await rm(join(project.folder, 'eslint.config.mjs'));
    const commands = selectSteps(guide, ['turn-it-on']).filter(
      step => step.kind === 'commands' && step.prints !== undefined,
    );
    expect(await follow(project, commands)).toContain('✖ 2 problems');
    const { output } = await run(project, 'npx eslint .');
    expect(output).toContain('✖ 2 problems');
  });

  test('has commands that start its tests and ESLint with a debugger', async ({
    shop,
  }) => {
    const plugin = { folder: join(shop.folder, '../eslint-plugin-acme') };
    const [tests, lint] = selectSteps(guide, ['debug-a-rule']);
    for (const [project, step, printed] of [
      [plugin, tests, /^# pass 8$/m],
      [shop, lint, /✖ 2 problems/],
    ] as const) {
      // Without waiting: no debugger is there to go on from where it would.
      const command = step?.code.replace('--inspect-brk', '--inspect=0') ?? '';
      expect(command).toContain('--inspect=0');
      const { output } = await run(project, command);
      expect(output).toContain('Debugger listening on');
      expect(output).toMatch(printed);
    }
  });

  test('quotes what ESLint says about an unknown option', async ({
    project,
    shop,
  }) => {
    await copyProject(shop, project);
    await changeFile(
      project,
      'eslint.config.mjs',
      '{ timeout: 3000 }',
      '{ timeouts: 3 }',
    );
    await expectQuotedError(project, 'handling-rule-options');
  });

  test('quotes what ESLint says about a typed rule without types', async ({
    project,
    shop,
  }) => {
    await copyProject(shop, project);
    await changeFile(project, 'eslint.config.mjs', 'project: true, ', '');
    await expectQuotedError(project, 'typed-rules');
  });

  test('has a rule that works without being published', async ({
    project,
    shop,
  }) => {
    await copyProject(shop, project);
    await follow(
      project,
      selectSteps(guide, [
        'undocumented-rules',
        'use-a-rule-without-publishing-it',
      ]),
    );
    const { output } = await run(project, 'npx eslint src/cart.ts');
    expect(output).toMatch(/2:26 +error .* local\/require-fetch-timeout$/m);
    expect(output).toContain('✖ 1 problem (1 error, 0 warnings)');
    // The one in JavaScript, which the config imports.
    const config = 'eslint.config.mjs';
    await changeFile(
      project,
      config,
      "import { require } from 'tsx/cjs/api';",
      "import { requireFetchTimeout } from './eslint-rules/require-fetch-timeout.mjs';",
    );
    await changeFile(
      project,
      config,
      "const { requireFetchTimeout } = require('./eslint-rules/require-fetch-timeout.ts', import.meta.url);",
      '',
    );
    expect(await run(project, 'npx eslint src/cart.ts')).toEqual({
      succeeded: false,
      output,
    });
  });
});

/** Follows the guide up to a plugin that is built, one state of its first rule after the other. */
async function writePlugin(project: Project): Promise<void> {
  await follow(
    project,
    selectSteps(guide, ['set-up-the-package', 'rulecreator']),
  );
  expect(await run(project, 'npm run typecheck')).toMatchObject({
    succeeded: true,
  });
  const printed = await follow(
    project,
    selectSteps(guide, [
      'handling-rule-options',
      'testing',
      'typed-rules',
      'testing-typed-rules',
      'export-the-plugin',
    ]),
  );
  // First the tests of one rule, then those of both.
  expect(printed.match(/ pass \d+$/gm)).toEqual([' pass 8', ' pass 13']);
}

async function expectQuotedError(
  project: Project,
  section: string,
): Promise<void> {
  const { output } = await run(project, 'npx eslint src/cart.ts');
  const { code, place } = findStep(guide, section, 'snippet');
  expectOutput(output, code, place);
}
