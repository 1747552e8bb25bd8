// @ts-check
import { askedAnnotation } from '../../../tests/askedAnnotation.mjs';

/** @typedef {import('../reports.mjs').PlaywrightSuite} PlaywrightSuite */
/** @typedef {import('../reports.mjs').PlaywrightTest} PlaywrightTest */

/** What Playwright has between the file and the titles of a test, in lists of tests. */
const separator = ' › ';

/**
 * The tests of a report, with what they asked the site for.
 *
 * @param {Pick<import('../reports.mjs').PlaywrightReport, 'suites'>} report
 * @returns {{ name: string; spec: string; passed: boolean; asked: string[] }[]}
 *   `name` as in a list for `--test-list-invert`, so without tests that can't be
 *   named there
 */
export function testsOf({ suites }) {
  // The suites of a report are files, those in them groups of tests.
  return suites.flatMap(suite => testsIn(suite, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} groups that it is in
 * @returns {ReturnType<typeof testsOf>}
 */
function testsIn({ specs, suites = [] }, groups) {
  return [
    ...specs
      .map(({ file, title, tests }) => ({
        parts: [file, ...groups, title],
        spec: `tests/e2e/${file}`,
        passed: tests.every(passedAtOnce),
        asked: tests.flatMap(askedBy),
      }))
      .filter(({ parts }) => parts.every(part => !/[›\n]/.test(part)))
      .map(({ parts, ...test }) => ({ name: parts.join(separator), ...test })),
    ...suites.flatMap(suite => testsIn(suite, [...groups, suite.title])),
  ];
}

/** @param {PlaywrightTest} test */
function passedAtOnce({ expectedStatus, status, results }) {
  return (
    expectedStatus === 'passed' && status === 'expected' && results.length === 1
  );
}

/** @param {PlaywrightTest} test */
function askedBy({ annotations }) {
  return annotations
    .filter(({ type }) => type === askedAnnotation)
    .flatMap(({ description = '' }) => description.split(' ').filter(Boolean));
}
