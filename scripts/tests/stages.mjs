// @ts-check
import { listFiles } from '../hashFiles.mjs';
import { captureNode, projectFolder } from '../run.mjs';
import { runBrowserTests } from './browser/index.mjs';
import { importedFiles } from './importedFiles.mjs';
import { day, onceUntilChanged } from './onceUntilChanged.mjs';
import { readVitestReport } from './reports.mjs';

/** @typedef {import('./reports.mjs').Outcome} Outcome */

/**
 * One part of the tests.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<Outcome>} run throws when it can't run at all
 * @property {string} [after] the stage before it whose outcome it is about
 * @property {boolean} [alone] whether it needs all processors for itself
 */

/**
 * All that `npm test` runs, in this order: the longest first, and the build before
 * them, since tests wait for it. The browser's come last, when nothing else keeps
 * the processors busy: what they look at moves.
 *
 * @type {Stage[]}
 */
const stages = [
  check('build', ['scripts/build.mjs']),
  untilChanged(vitest('engine'), ['rules/']),
  onceADay('guides', ['config/', 'docs/', 'plugins/', 'src/']),
  onceADay('facts', [
    'data/',
    'plugins/',
    'scripts/claims/',
    'scripts/facts/',
    'src/linter/',
    'src/rules/',
  ]),
  untilChanged(vitest('claims'), ['blog/', 'docs/', 'rules/']),
  vitest('unit'),
  check('lint', ['scripts/lint.mjs']),
  vitest('generator'),
  vitest('content'),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  vitest('components'),
  untilChanged(vitest('configs'), []),
  { ...vitest('site'), after: 'build' },
  { ...vitest('search'), after: 'build' },
  { name: 'e2e', run: runBrowserTests, after: 'build', alone: true },
];

/**
 * @param {string | undefined} names of stages, with commas between; all if not
 *   given
 * @returns the stages in their order, each after the one that it follows
 */
export function selectStages(names) {
  if (names === undefined) {
    return stages;
  }
  const chosen = names.split(',').map(name => {
    const stage = stages.find(one => one.name === name);
    if (stage === undefined) {
      throw new Error(
        `There is no stage "${name}". Choose from: ${stages.map(one => one.name).join(', ')}`,
      );
    }
    return stage;
  });
  const before = chosen.map(({ after }) => after);
  return stages.filter(
    stage => chosen.includes(stage) || before.includes(stage.name),
  );
}

/**
 * A program that counts as one test: it passes or it doesn't.
 *
 * @param {string} name
 * @param {string[]} program
 * @returns {Stage}
 */
function check(name, program) {
  return {
    name,
    async run() {
      const { succeeded, output } = await captureNode(program);
      return succeeded
        ? { passed: 1, failures: [], output }
        : { passed: 0, failures: ['see its output above'], output };
    },
  };
}

/**
 * The tests of one project in vitest.config.mts.
 *
 * @param {string} name
 * @returns {Stage}
 */
function vitest(name) {
  return {
    name,
    async run() {
      const report = `.cache/tests/${name}.json`;
      const { succeeded, output } = await captureNode([
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${name}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      return { ...(await readVitestReport(report, succeeded)), output };
    },
  };
}

/**
 * Tests with packages from the registry: once a day, unless what they are about
 * changes.
 *
 * @param {string} name of a project in vitest.config.mts, with its tests in the
 *   folder of that name
 * @param {readonly string[]} folders of the site's code and texts that they use
 * @returns {Stage}
 */
function onceADay(name, folders) {
  return onceUntilChanged(vitest(name), {
    project: projectFolder,
    inputs: () => [...folders, ...inputsOf(name)],
    // npm's and Node's.
    versions: [process.version, process.env.npm_config_user_agent ?? ''],
    period: day,
  });
}

/**
 * Tests of code that doesn't go beyond what it imports, and the files that it is
 * tried with: once a week, unless some of that changes.
 *
 * @param {Stage} stage with its tests in the folder of that name
 * @param {readonly string[]} folders with what the code is tried with
 * @returns {Stage}
 */
function untilChanged(stage, folders) {
  return onceUntilChanged(stage, {
    project: projectFolder,
    async inputs() {
      const tests = await testFilesOf(stage.name);
      return [
        ...importedFiles(projectFolder, tests).keys(),
        ...folders,
        ...inputsOf(stage.name),
      ];
    },
    versions: [process.version],
    period: 7 * day,
  });
}

/** @param {string} name of a stage */
async function testFilesOf(name) {
  const folder = `tests/${name}/`;
  const files = await listFiles(new URL(folder, projectFolder));
  return files
    .filter(file => file.endsWith('.test.ts'))
    .map(file => folder + file);
}

/**
 * @param {string} name of a stage
 * @returns {string[]} what the tests of every such stage depend on
 */
function inputsOf(name) {
  return [
    'package-lock.json',
    'package.json',
    `tests/${name}/`,
    'vitest.config.mts',
  ];
}
