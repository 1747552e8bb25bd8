import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import concurrently, { type CloseEvent } from 'concurrently';
import type { JsonTestResults } from 'vitest/node';
import { ensureBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { projectFolder } from './run.mjs';

const help = `npm test                 finds what a change can break, in ten minutes
npm test -- FEATURE…     runs the tests that have it in their path: npm test -- playground
npm run test:all         runs everything, for hours when others sleep

A single check:  npm run lint, npm run typecheck, npm run format:check
A single test:   npx vitest run src/text/lines.test.ts -t "an empty text"
                 npx playwright test tests/e2e/home.spec.ts:20 (against the last build)`;

const reportFolder = '.cache/tests/';

/** What needs no built site: the projects of vitest.config.mts that run in one process. */
const codeProjects = ['unit', 'components', 'texts', 'engine'];

void main(async () => {
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

/** @param atNight whether also those that seldom find something */
function testAll(atNight: boolean): Promise<CloseEvent[]> {
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

/** @param names parts of the paths of their tests */
function testFeatures(names: readonly string[]): Promise<CloseEvent[]> {
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

function vitest(name: string, projects: readonly string[], atNight = false) {
  return [
    'vitest run --reporter=default --reporter=json',
    `--outputFile.json=${reportFolder}${name}.json`,
    ...projects.map(project => `--project=${project}`),
    ...(atNight ? [] : ['--tags-filter=!night']),
  ].join(' ');
}

function playwright(atNight = false) {
  return `playwright test${atNight ? '' : ' --project=daily'}`;
}

/**
 * Runs groups of programs, one group after the other, and two programs of a group at
 * a time. What fails keeps no other from running, except that there is nothing to
 * test in a site that wasn't built.
 *
 * @param groups commands, by what marks their output
 */
async function runInTurn(
  ...groups: Record<string, string>[]
): Promise<CloseEvent[]> {
  const ends: CloseEvent[] = [];
  for (const group of groups) {
    const { result } = concurrently(
      Object.entries(group).map(([name, command]) => ({ name, command })),
      { cwd: fileURLToPath(projectFolder), maxProcesses: 2 },
    );
    ends.push(...(await result.catch((all: unknown) => all as CloseEvent[])));
    if (ends.some(end => end.command.name === 'build' && hasFailed(end))) {
      break;
    }
  }
  return ends;
}

function hasFailed({ exitCode }: CloseEvent): boolean {
  return exitCode !== 0;
}

async function summarize(ends: readonly CloseEvent[]): Promise<void> {
  let [passed, failed] = [0, 0];
  console.log('');
  for (const end of ends) {
    const { command, timings } = end;
    const counts = await countTests(end);
    passed += counts.passed;
    failed += counts.failed;
    console.log(
      `${hasFailed(end) ? '✗' : '✓'} ${command.name.padEnd(8)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${timings.durationSeconds.toFixed(0).padStart(5)} s`,
    );
  }
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** A program without tests of its own counts as one, and so does one that failed although no test did. */
async function countTests(end: CloseEvent) {
  const file = new URL(
    `${reportFolder}${end.command.name}.json`,
    projectFolder,
  );
  const text = await readFile(file, 'utf8').catch(() => '{}');
  // Vitest's, or Playwright's.
  const { numFailedTests, numPassedTests, stats } = JSON.parse(text) as Partial<
    JSONReport & JsonTestResults
  >;
  const failed = stats ? stats.unexpected + stats.flaky : (numFailedTests ?? 0);
  return {
    passed: stats?.expected ?? numPassedTests ?? Number(!hasFailed(end)),
    failed: hasFailed(end) ? Math.max(1, failed) : failed,
  };
}
