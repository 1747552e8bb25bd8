// @ts-check
import { readFile, rm } from 'node:fs/promises';

import { projectFolder } from '../run.mjs';

/**
 * How many tests passed and failed, and how many were not run because they
 * can't be here.
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 */

/**
 * Reads what Vitest's JSON reporter wrote, and removes it so that no later run
 * takes it for its own.
 *
 * @param {string} path
 * @param {boolean} succeeded whether Vitest ended with exit code 0
 * @returns {Promise<Count>}
 */
export async function readVitestReport(path, succeeded) {
  const { numPassedTests, numFailedTests, numPendingTests } =
    /** @type {{ numPassedTests: number; numFailedTests: number; numPendingTests: number }} */ (
      await take(path)
    );
  return {
    ...count(numPassedTests, numFailedTests, succeeded),
    skipped: numPendingTests,
  };
}

/**
 * Reads what Playwright's JSON reporter wrote, and removes it likewise. A test
 * that passes only when it is tried again has failed.
 *
 * @param {string} path
 * @param {boolean} succeeded whether Playwright ended with exit code 0
 * @returns {Promise<Count>}
 */
export async function readPlaywrightReport(path, succeeded) {
  const { stats } =
    /** @type {{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }} */ (
      await take(path)
    );
  return {
    ...count(stats.expected, stats.unexpected + stats.flaky, succeeded),
    skipped: stats.skipped,
  };
}

/**
 * A test file that can't be loaded has no tests to fail, and a run without any
 * test proves nothing: both count as one failure.
 *
 * @param {number} passed
 * @param {number} failed
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function count(passed, failed, succeeded) {
  const silentFailure = failed === 0 && (passed === 0 || !succeeded);
  return { passed, failed: silentFailure ? 1 : failed };
}

/**
 * @param {string} path
 * @returns {Promise<unknown>}
 */
async function take(path) {
  const file = new URL(path, projectFolder);
  try {
    /** @type {unknown} */
    const report = JSON.parse(await readFile(file, 'utf8'));
    return report;
  } catch (error) {
    throw new Error('The test runner wrote no report: see its output above.', {
      cause: error,
    });
  } finally {
    await rm(file, { force: true });
  }
}
