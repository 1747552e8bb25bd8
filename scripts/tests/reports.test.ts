import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectFolder } from '../run.mjs';
import {
  playwrightOutcome,
  readVitestReport,
  vitestOutcome,
} from './reports.mjs';

const path = `${fileURLToPath(projectFolder)}src/lint.test.ts`;
const passed = { fullName: 'lints', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'fixes once',
  status: 'failed',
  failureMessages: [
    '\u001B[31mexpected 1 to be 2\u001B[39m\n    at src/lint.ts',
  ],
};

function vitestReport(
  assertionResults: (typeof failed)[],
  file: { status: string; message: string } = { status: 'passed', message: '' },
): Parameters<typeof vitestOutcome>[0] {
  return {
    numPassedTests: assertionResults.filter(test => test === passed).length,
    numPendingTests: 0,
    testResults: [{ name: path, ...file, assertionResults }],
  };
}

test.each([
  ['all passed', vitestReport([passed]), true, []],
  [
    'one failed',
    vitestReport([passed, failed], { status: 'failed', message: '' }),
    false,
    ['src/lint.test.ts › fixes once: expected 1 to be 2'],
  ],
  [
    'a file could not be loaded',
    vitestReport([], {
      status: 'failed',
      message: 'Cannot find module ./lint',
    }),
    false,
    ['src/lint.test.ts › could not be run: Cannot find module ./lint'],
  ],
  [
    'the report is good and the exit code is not',
    vitestReport([passed]),
    false,
    ['the test runner failed: see its output above'],
  ],
  ['no test ran', vitestReport([]), true, ['no test was run']],
])('Vitest: %s', (_, report, succeeded, failures) => {
  expect(vitestOutcome(report, succeeded).failures).toEqual(failures);
});

function playwrightReport(
  status: string,
  errors: { message: string }[] = [],
  tries = ['failed'],
): Parameters<typeof playwrightOutcome>[0] {
  const spec = {
    title: 'opens',
    file: 'search.spec.ts',
    line: 7,
    tags: [],
    tests: [
      {
        expectedStatus: 'passed',
        status,
        annotations: [],
        results: tries.map(result => ({
          status: result,
          errors: result === 'passed' ? [] : [{ message: 'Timed out\n  at' }],
        })),
      },
    ],
  };
  return {
    stats: { expected: Number(status === 'expected'), skipped: 0 },
    suites: [
      {
        title: 'search.spec.ts',
        specs: [],
        suites: [{ title: 'the search', specs: [spec] }],
      },
    ],
    errors,
  };
}

test.each([
  ['passed', playwrightReport('expected'), true, []],
  [
    'failed',
    playwrightReport('unexpected'),
    false,
    ['tests/e2e/search.spec.ts:7 › opens: Timed out'],
  ],
  [
    'passed at the second try',
    playwrightReport('flaky', [], ['failed', 'passed']),
    true,
    ['tests/e2e/search.spec.ts:7 › opens: Timed out'],
  ],
  [
    'hung, and passed at the second try',
    playwrightReport('flaky', [], ['timedOut', 'passed']),
    true,
    [],
  ],
  [
    'hung twice',
    playwrightReport('unexpected', [], ['timedOut', 'timedOut']),
    false,
    ['tests/e2e/search.spec.ts:7 › opens: Timed out'],
  ],
  [
    'could not be run',
    playwrightReport('skipped', [{ message: 'No browser' }]),
    false,
    ['tests/e2e › could not be run: No browser'],
  ],
])('Playwright: a test %s', (_, report, succeeded, failures) => {
  expect(playwrightOutcome(report, succeeded).failures).toEqual(failures);
});

test('Playwright: tests that were left out have passed', () => {
  const report = {
    stats: { expected: 0, skipped: 0 },
    suites: [],
    errors: [],
  };
  expect(playwrightOutcome(report, true, 3)).toMatchObject({
    passed: 3,
    unchanged: 3,
    failures: [],
  });
  expect(playwrightOutcome(report, true).failures).toEqual(['no test was run']);
});

test('a runner that broke down, and wrote no report, has failed', async () => {
  await expect(readVitestReport('.cache/no-such.json', true)).resolves.toEqual({
    passed: 0,
    failures: ['the test runner wrote no report: see its output above'],
  });
});
