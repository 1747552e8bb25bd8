import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { readGuide, selectSteps } from '../../plugins/guides/guideSteps';
import {
  follow,
  type Project,
  run,
  startProject,
  test as projectTest,
  writeProjectFile,
} from './project';

/** With a folder for programs that the reader has already. */
const test = projectTest.extend('programs', ({}, { onCleanup }) =>
  startProject(onCleanup),
);

const quickstart = readGuide('docs/getting-started/quickstart.mdx');
const legacySetup = readGuide('docs/getting-started/legacy-eslint-setup.md');
const typedLinting = readGuide('docs/getting-started/typed-linting/index.mdx');

const allSteps = [
  'step-1-installation',
  'step-2-configuration',
  'step-3-running-eslint',
];

const formats = [
  { format: 'flat', sections: allSteps, tabs: ['npm', 'flat'] },
  // The tab of this format has an installation of its own.
  { format: 'eslintrc', sections: allSteps.slice(1), tabs: ['legacy'] },
];

describe('getting started', () => {
  test.for(formats)(
    'works from an empty folder to typed linting with a $format config',
    async ({ sections, tabs }, { project }) => {
      await startPackage(project);
      await follow(project, selectSteps(quickstart, sections, tabs));
      await expectScripts(project);
      await expectAdjustedRules(project, tabs);
      await follow(project, [
        ...selectSteps(typedLinting, ['set-it-up'], tabs),
        ...selectSteps(typedLinting, ['', 'check-that-it-works']),
      ]);
    },
  );

  // Of these, the releases that were current when the documented version was.
  test.for(['pnpm@9', 'yarn@1', 'bun@1.1'])(
    'works with %s',
    async (manager, { programs, project }) => {
      await run(programs, `npm install ${manager}`);
      project.commands = join(programs.folder, 'node_modules/.bin');
      await startPackage(project);
      const tabs = [manager.replace(/@.*/, ''), 'flat'];
      await follow(project, selectSteps(quickstart, allSteps, tabs));
    },
  );

  test('says the same about eslintrc configs on two pages', () => {
    const codeOf = ({ code }: { code: string }) => code;
    const here = selectSteps(quickstart, ['step-2-configuration'], ['legacy']);
    const there = selectSteps(legacySetup, allSteps.slice(0, 2));
    expect(there.slice(0, 2).map(codeOf)).toEqual(here.map(codeOf));
  });
});

/** As the page says for an empty folder. */
async function startPackage(project: Project): Promise<void> {
  expect(await run(project, 'npm init -y')).toMatchObject({ succeeded: true });
}

/** The scripts of step 3 run the compiler and ESLint, which fixes `let` and leaves the rest. */
async function expectScripts(project: Project): Promise<void> {
  expect(await run(project, 'npm run typecheck')).toMatchObject({
    succeeded: true,
  });
  const { output } = await run(project, 'npm run lint -- --fix');
  expect(output).toContain('✖ 2 problems (2 errors, 0 warnings)');
  const fixed = await readFile(join(project.folder, 'src/cart.ts'), 'utf8');
  expect(fixed).toContain('const taxRate = 0.19;');
}

/**
 * Turns one more rule on, makes one warn, and lets arguments that start with `_` pass. Then tells
 * ESLint which scripts run on Node.js, whose names it reports until then.
 */
async function expectAdjustedRules(
  project: Project,
  tabs: readonly string[],
): Promise<void> {
  await writeProjectFile(
    project,
    'src/label.ts',
    "import { totalOf } from './cart';\n\nexport const label = (_: number, total: ReturnType<typeof totalOf>) => String(total);\n",
  );
  const script = 'scripts/report.mjs';
  await writeProjectFile(project, script, 'process.exitCode = 1;\n');

  await follow(project, selectSteps(quickstart, ['adjust-the-rules'], tabs));
  const adjusted = await run(project, `npx eslint src ${script}`);
  expect(adjusted.output).toMatch(/1:32 +warning +Unexpected any\./);
  expect(adjusted.output).toContain('consistent-type-imports');
  expect(adjusted.output).toContain("'process' is not defined");
  expect(adjusted.output).toContain('✖ 4 problems (3 errors, 1 warning)');

  const section = ['scripts-and-config-files-in-javascript'];
  await follow(project, selectSteps(quickstart, section, tabs));
  expect(await run(project, `npx eslint ${script}`)).toEqual({
    succeeded: true,
    output: '',
  });
}
