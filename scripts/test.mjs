// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { ensureBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { projectFolder } from './run.mjs';

const help = `npm test                 finds what a change can break, in ten minutes
npm test -- FEATURE…     runs the tests that have it in their path: npm test -- playground
npm run test:all         runs everything, for hours when others sleep

A single check:  npm run lint, npm run typecheck, npm run format:check
A single test:   npx vitest run src/text/lines.test.ts -t "an empty text"
                 npx playwright test tests/e2e/home.spec.ts:20 (against the last build)`;

/** Where the test runners write how many tests passed. */
const reportFolder = '.cache/tests/';

/** What needs no built site: the projects of vitest.config.mts that run in one process. */
const codeProjects = ['unit', 'components', 'texts', 'engine'];

/**
 * A program that was run.
 *
 * @typedef {object} Run
 * @property {string} name
 * @property {boolean} succeeded
 * @property {number} seconds
 */

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  await rm(new URL(reportFolder, projectFolder), {
    recursive: true,
    force: true,
  });
  await ensureBrowser();
  await summarize(
    positionals.length > 0
      ? await testFeatures(positionals)
      : await testAll(values.all ?? false),
  );
});

/**
 * Runs all checks and tests.
 *
 * @param {boolean} atNight whether also those that seldom find something
 */
function testAll(atNight) {
  const projects = atNight ? [...codeProjects, 'nightly'] : codeProjects;
  return runInTurn(
    {
      // The quickest first, but for the build, which others wait for.
      types: 'npm run --silent typecheck',
      build: `npm run --silent ${atNight ? 'build' : 'build:pages'}`,
      lint: 'npm run --silent lint:code',
      imports: 'npm run --silent lint:imports',
      markdown: 'npm run --silent lint:markdown',
      spelling: 'npm run --silent lint:spelling',
      format: 'npm run --silent format:check',
      // By default, it leaves one core to others, which are done by then.
      code: `${vitest('code', projects, atNight)} --maxWorkers=100%`,
    },
    { browser: playwright(atNight), site: vitest('site', ['site'], atNight) },
  );
}

/**
 * Runs the tests of some features.
 *
 * @param {readonly string[]} names parts of the paths of their tests
 */
async function testFeatures(names) {
  const chosen = names.map(name => JSON.stringify(name)).join(' ');
  return runInTurn(
    {
      build: 'npm run --silent build:pages',
      code: `${vitest('code', codeProjects)} --passWithNoTests ${chosen}`,
    },
    {
      browser: `${playwright()} --pass-with-no-tests ${chosen}`,
      site: `${vitest('site', ['site'])} --passWithNoTests ${chosen}`,
    },
  );
}

/**
 * @param {string} name of its report
 * @param {readonly string[]} projects of vitest.config.mts
 * @param {boolean} [atNight]
 */
function vitest(name, projects, atNight) {
  return [
    'vitest run --reporter=default --reporter=json',
    `--outputFile.json=${reportFolder}${name}.json`,
    ...projects.map(project => `--project=${project}`),
    ...(atNight ? [] : ['--tags-filter=!night']),
  ].join(' ');
}

/** @param {boolean} [atNight] */
function playwright(atNight) {
  return `playwright test${atNight ? '' : ' --project=daily'}`;
}

/**
 * Runs groups of programs, one group after the other, and two programs of a group at
 * a time. What fails keeps no other from running, except that there is nothing to
 * test in a site that wasn't built.
 *
 * @param {Record<string, string>[]} groups commands, by what marks their output
 * @returns {Promise<Run[]>}
 */
async function runInTurn(...groups) {
  /** @type {Run[]} */
  const runs = [];
  for (const group of groups) {
    const { result } = concurrently(
      Object.entries(group).map(([name, command]) => ({ name, command })),
      { cwd: fileURLToPath(projectFolder), maxProcesses: 2 },
    );
    const ends = await result.catch(
      (/** @type {unknown} */ closed) =>
        /** @type {import('concurrently').CloseEvent[]} */ (closed),
    );
    runs.push(
      ...ends.map(({ command, exitCode, timings }) => ({
        name: command.name,
        succeeded: exitCode === 0,
        seconds: timings.durationSeconds,
      })),
    );
    if (runs.some(({ name, succeeded }) => name === 'build' && !succeeded)) {
      break;
    }
  }
  return runs;
}

/**
 * Says how each program ended, and how many tests and checks passed in all.
 *
 * @param {Run[]} runs
 */
async function summarize(runs) {
  let [passed, failed] = [0, 0];
  console.log('');
  for (const { name, succeeded, seconds } of runs) {
    const counts = await countTests(name, succeeded);
    passed += counts.passed;
    failed += counts.failed;
    console.log(
      `${succeeded ? '✓' : '✗'} ${name.padEnd(8)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    );
  }
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * A program without tests of its own counts as one, and so does one that failed
 * although no test did.
 *
 * @param {string} name
 * @param {boolean} succeeded
 * @returns {Promise<{ passed: number; failed: number }>}
 */
async function countTests(name, succeeded) {
  const file = new URL(`${reportFolder}${name}.json`, projectFolder);
  /** @type {unknown} */
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  const counts = readCounts(report) ?? { passed: Number(succeeded), failed: 0 };
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/**
 * @param {unknown} report what Vitest's or Playwright's JSON reporter wrote:
 *   `JsonTestResults` of vitest/node, `JSONReport` of @playwright/test/reporter
 */
function readCounts(report) {
  const { numPassedTests, numFailedTests, stats } =
    /** @type {Partial<import('vitest/node').JsonTestResults & import('@playwright/test/reporter').JSONReport>} */ (
      report ?? {}
    );
  if (stats !== undefined) {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  }
  return numPassedTests === undefined
    ? undefined
    : { passed: numPassedTests, failed: numFailedTests ?? 0 };
}
