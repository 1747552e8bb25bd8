// @ts-check
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { ensureBrowser } from '../../browser.mjs';
import { projectFolder, runNode } from '../../run.mjs';
import { buildFolder } from '../../site/buildSite.mjs';
import { importedFiles } from '../importedFiles.mjs';
import { week } from '../onceUntilChanged.mjs';
import {
  noReport,
  playwrightOutcome,
  takePlaywrightReport,
} from '../reports.mjs';
import { PassedTests } from './passedTests.mjs';
import { testsOf } from './testsOf.mjs';

const report = '.cache/tests/e2e.json';
const record = new URL('.cache/tests/passed-e2e.json', projectFolder);
const unchangedList = new URL('.cache/tests/unchanged-e2e.txt', projectFolder);

/**
 * Runs the tests in `tests/e2e`, but for those that passed before and would pass
 * again: see {@link PassedTests}. With `FRESH=1` in the environment, runs all.
 *
 * @returns {Promise<import('../reports.mjs').Outcome>}
 */
export async function runBrowserTests() {
  const browser = await ensureBrowser();
  const passedTests = new PassedTests({
    project: projectFolder,
    build: buildFolder,
    record,
    circumstances: [
      browser,
      process.version,
      // All are run once a week even if nothing has changed.
      String(Math.floor(Date.now() / week)),
      ...readCircumstances(),
    ],
  });
  const unchanged = process.env.FRESH === '1' ? [] : passedTests.unchanged();
  await mkdir(new URL('.', unchangedList), { recursive: true });
  await writeFile(unchangedList, unchanged.join('\n'));
  if (unchanged.length > 0) {
    console.log(
      `${String(unchanged.length)} tests passed before, and nothing that they depend on has changed. FRESH=1 runs them again.`,
    );
  }
  const succeeded = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--test-list-invert=.cache/tests/unchanged-e2e.txt',
      `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json,./tests/e2e/expectations.ts,./tests/e2e/secondTries.ts`,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const result = await takePlaywrightReport(report);
  if (result === undefined) {
    return noReport;
  }
  passedTests.update(testsOf(result));
  return playwrightOutcome(result, succeeded, unchanged.length);
}

/** The packages, the settings, and the server. */
function readCircumstances() {
  const code = importedFiles(projectFolder, [
    'playwright.config.mts',
    'scripts/serve.mjs',
  ]);
  return [
    readFileSync(new URL('package-lock.json', projectFolder), 'utf8'),
    ...code.values(),
  ];
}
