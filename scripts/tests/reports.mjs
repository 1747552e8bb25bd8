// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { hungOnce } from '../../tests/hungOnce.mjs';
import { projectFolder } from '../run.mjs';

/**
 * What came of a stage.
 *
 * @typedef {object} Outcome
 * @property {number} passed how many tests passed
 * @property {string[]} failures which tests failed, each with the first line of
 *   why
 * @property {number} [skipped] how many were not run because they can't be here
 * @property {number} [hung] how many hung, and passed when they were tried again
 * @property {number} [unchanged] how many of those that passed were not run, since
 *   nothing has changed since they passed
 * @property {string} [output] what is still to be printed
 */

/**
 * What Vitest's JSON reporter writes, as far as it is used here: see
 * `JsonTestResults` in vitest/node.
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name its absolute path
 * @property {string} status
 * @property {string} message why it could not be loaded
 * @property {{ fullName: string, status: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * What Playwright's JSON reporter writes, as far as it is used here: see
 * `JSONReport` in @playwright/test/reporter.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, skipped: number }} stats
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} specs
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {string[]} tags without the sign that they begin with
 * @property {PlaywrightTest[]} tests
 *
 * @typedef {object} PlaywrightTest
 * @property {string} expectedStatus
 * @property {string} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {PlaywrightResult[]} results
 *
 * @typedef {object} PlaywrightResult
 * @property {string} [status] nothing if it was not run
 * @property {{ message?: string }[]} errors
 */

/** @type {Outcome} */
export const noReport = {
  passed: 0,
  failures: ['the test runner wrote no report: see its output above'],
};

/**
 * Reads what Vitest's JSON reporter wrote, and removes it so that no later run
 * takes it for its own.
 *
 * @param {string} path
 * @param {boolean} succeeded whether Vitest ended with exit code 0
 * @returns {Promise<Outcome>}
 */
export async function readVitestReport(path, succeeded) {
  const report = /** @type {VitestReport | undefined} */ (await take(path));
  return report === undefined ? noReport : vitestOutcome(report, succeeded);
}

/**
 * Reads what Playwright's JSON reporter wrote, and removes it likewise.
 *
 * @param {string} path
 * @returns {Promise<PlaywrightReport | undefined>}
 */
export async function takePlaywrightReport(path) {
  return /** @type {PlaywrightReport | undefined} */ (await take(path));
}

/**
 * @param {VitestReport} report
 * @param {boolean} succeeded
 * @returns {Outcome}
 */
export function vitestOutcome(report, succeeded) {
  const failures = report.testResults.flatMap(file => {
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(test => [test.fullName, test.failureMessages[0]]);
    // A file that can't be loaded has no tests that could fail.
    const all =
      file.status === 'failed' && failed.length === 0
        ? [['could not be run', file.message]]
        : failed;
    const path = relative(fileURLToPath(projectFolder), file.name);
    return all.map(([name, message]) => describe(path, name ?? '', message));
  });
  return outcome(
    report.numPassedTests,
    failures,
    report.numPendingTests,
    succeeded,
  );
}

/**
 * A test that passes only when it is tried again has failed, unless it had hung.
 *
 * @param {PlaywrightReport} report
 * @param {boolean} succeeded
 * @param {number} [unchanged] how many tests passed before, and were left out
 * @returns {Outcome}
 */
export function playwrightOutcome(report, succeeded, unchanged = 0) {
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(spec => spec.tests.map(test => ({ ...test, spec })));
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const hung = flaky.filter(({ results }) => hungOnce(results)).length;
  const failures = tests
    .filter(
      ({ results, status }) =>
        status === 'unexpected' || (status === 'flaky' && !hungOnce(results)),
    )
    .map(({ results, spec }) =>
      describe(
        `tests/e2e/${spec.file}:${String(spec.line)}`,
        spec.title,
        results.flatMap(({ errors }) => errors)[0]?.message,
      ),
    );
  const brokenDown = report.errors.map(({ message }) =>
    describe('tests/e2e', 'could not be run', message),
  );
  return {
    ...outcome(
      report.stats.expected + hung + unchanged,
      [...failures, ...brokenDown],
      report.stats.skipped,
      succeeded,
    ),
    hung,
    unchanged,
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]} also of the suites in it
 */
export function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * A run without any test proves nothing, and one that ended badly has not
 * passed, whatever its report says: both count as a failure.
 *
 * @param {number} passed
 * @param {string[]} failures
 * @param {number} skipped
 * @param {boolean} succeeded
 * @returns {Outcome}
 */
function outcome(passed, failures, skipped, succeeded) {
  if (failures.length === 0 && passed === 0) {
    return { passed, failures: ['no test was run'], skipped };
  }
  if (failures.length === 0 && !succeeded) {
    return {
      passed,
      failures: ['the test runner failed: see its output above'],
      skipped,
    };
  }
  return { passed, failures, skipped };
}

/**
 * @param {string} place
 * @param {string} name
 * @param {string} [message]
 * @returns {string} on one line
 */
function describe(place, name, message = '') {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return [`${place} › ${name}`, firstLine].filter(Boolean).join(': ');
}

/**
 * @param {string} path
 * @returns {Promise<unknown>} undefined if there is no readable report
 */
async function take(path) {
  const file = new URL(path, projectFolder);
  try {
    /** @type {unknown} */
    const report = JSON.parse(await readFile(file, 'utf8'));
    return report;
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}
