// @ts-check
import { ensureBrowser } from '../browser.mjs';
import { captureNode, projectFolder, runNode } from '../run.mjs';
import { buildSite } from '../site/buildSite.mjs';
import { onceUntilChanged } from './onceUntilChanged.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/** @typedef {import('./reports.mjs').Outcome} Outcome */

/**
 * One part of the tests.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<Outcome>} run throws when it can't run at all
 * @property {boolean} [visitsSite] whether it is about the built site
 * @property {boolean} [parallel] whether it runs at the same time as the other
 *   such stages, since it leaves processors free
 */

/** @type {Stage} */
const build = {
  name: 'build',
  async run() {
    await buildSite();
    return { passed: 1, failures: [] };
  },
};

/**
 * All that `npm test` runs, in this order: the longest first of those in
 * parallel; the tests of the search read what the build made, and the end-to-end
 * tests visit it.
 *
 * @type {Stage[]}
 */
const stages = [
  vitest('engine'),
  vitest('unit'),
  vitest('components'),
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('lint', ['scripts/lint.mjs']),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  vitest('content'),
  { ...vitest('generator'), parallel: false },
  onceUntilChanged(
    { ...vitest('guides'), parallel: false },
    {
      project: projectFolder,
      inputs: [
        'config/',
        'docs/',
        'package-lock.json',
        'package.json',
        'plugins/',
        'src/',
        'tests/guides/',
        'vitest.config.mts',
      ],
      // npm's and Node's.
      versions: [process.version, process.env.npm_config_user_agent ?? ''],
    },
  ),
  build,
  { ...vitest('search'), parallel: false, visitsSite: true },
  { name: 'e2e', run: endToEnd, visitsSite: true },
];

/**
 * @param {string | undefined} names of stages, with commas between; all if not
 *   given
 * @returns the stages in their order, with the build before those that are
 *   about the built site
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
  if (chosen.some(stage => stage.visitsSite)) {
    chosen.push(build);
  }
  return stages.filter(stage => chosen.includes(stage));
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
    parallel: true,
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
    parallel: true,
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

/** @returns {Promise<Outcome>} */
async function endToEnd() {
  await ensureBrowser();
  const report = '.cache/tests/e2e.json';
  const succeeded = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return readPlaywrightReport(report, succeeded);
}
