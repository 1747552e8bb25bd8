// @ts-check
import { linters } from '../linters.mjs';
import { captureNode, projectFolder } from '../run.mjs';
import { runBrowserTests } from './browser/index.mjs';
import { day, onceUntilChanged, week } from './onceUntilChanged.mjs';
import { readVitestReport } from './reports.mjs';
import { inputsOf, listCode, pagesNamedIn } from './stageInputs.mjs';

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
 * the processors busy: what they look at moves. Where little changes the outcome, a
 * stage runs only when something of that has changed.
 *
 * @type {Stage[]}
 */
const stages = [
  check('build', ['scripts/build.mjs']),
  onceAWeek(vitest('engine'), project =>
    inputsOf(project, 'engine', ['rules/']),
  ),
  onceADay(vitest('guides'), async project => [
    ...(await inputsOf(project, 'guides')),
    ...(await pagesNamedIn(project, 'guides')),
  ]),
  onceADay(vitest('facts'), project =>
    inputsOf(project, 'facts', [
      'data/',
      'plugins/',
      'scripts/claims/',
      'scripts/facts/',
      'src/linter/',
      'src/rules/',
    ]),
  ),
  vitest('generator'),
  onceAWeek(vitest('claims'), project =>
    inputsOf(project, 'claims', ['blog/', 'docs/', 'rules/']),
  ),
  vitest('unit'),
  onceAWeek(check('lint', linters.lint), listCode),
  vitest('content'),
  check('format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/prettier',
    '.',
  ]),
  onceAWeek(
    check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    listCode,
  ),
  onceAWeek(vitest('components'), listCode),
  onceAWeek(vitest('configs'), project => inputsOf(project, 'configs')),
  check('spelling', linters.spelling),
  check('markdown', linters.markdown),
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
 * A stage with packages from the registry: once a day, unless something changes that
 * it depends on.
 *
 * @param {Stage} stage
 * @param {(project: URL) => Promise<string[]>} inputs see {@link onceUntilChanged}
 * @returns {Stage}
 */
function onceADay(stage, inputs) {
  return onceUntilChanged(stage, {
    project: projectFolder,
    inputs,
    // npm's and Node's.
    versions: [process.version, process.env.npm_config_user_agent ?? ''],
    period: day,
  });
}

/**
 * A stage whose outcome only changes with the project's files: once a week, unless
 * something changes that it depends on.
 *
 * @param {Stage} stage
 * @param {(project: URL) => Promise<string[]>} inputs see {@link onceUntilChanged}
 * @returns {Stage}
 */
function onceAWeek(stage, inputs) {
  return onceUntilChanged(stage, {
    project: projectFolder,
    inputs,
    versions: [process.version],
    period: week,
  });
}
