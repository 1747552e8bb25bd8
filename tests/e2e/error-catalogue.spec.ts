import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../scripts/run.mjs';
import type { PlaywrightReport } from '../../scripts/tests/reports.mjs';
import { specsOf } from '../../scripts/tests/reports.mjs';
import { inCatalogue, missingIdTag, situations } from '../errorCatalogue.mjs';
import { test } from './ownSite';
import { expect, open, settled, test as baseTest } from './page';
import { workInPlayground } from './playgroundPage';

baseTest.describe('every situation has tests that are run', () => {
  baseTest('in the browser', async () => {
    const { suites } = (await listTests([
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--reporter=json',
      '--grep=@error-catalogue:',
    ])) as PlaywrightReport;
    const specs = suites.flatMap(specsOf);
    expect(new Set(specs.flatMap(({ tags }) => tags))).toEqual(
      // Playwright leaves out the sign that a tag begins with.
      new Set(situations.map(name => inCatalogue(name).tag.slice(1))),
    );
    const skipped = specs.filter(({ tests }) =>
      tests.some(({ expectedStatus }) => expectedStatus !== 'passed'),
    );
    expect(skipped).toEqual([]);
  });

  baseTest('with missing ids', async () => {
    const tests = await listTests([
      'node_modules/vitest/vitest.mjs',
      'list',
      '--project=generator',
      `--tags-filter=${missingIdTag}`,
      '--json',
    ]);
    // A doc of a sidebar, and a doc and a sidebar of the navbar
    expect(tests).toHaveLength(3);
  });
});

/** What a test runner prints when it is asked for its tests as JSON. */
async function listTests(runner: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, runner, {
    cwd: fileURLToPath(projectFolder),
    // Where this run puts its own report.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
  });
  return JSON.parse(stdout) as unknown;
}

test.describe('a service worker that can’t be registered', () => {
  test.use({ expectedProblems: /registerSW failed|status of 404|bad HTTP/ });

  test(
    'is logged, and the site works',
    inCatalogue('service-worker-not-registered'),
    async ({ page, problems, site }) => {
      site.intercept((request, response) => {
        const isWorker = request.url?.startsWith('/sw.js') ?? false;
        if (isWorker) {
          response.writeHead(404).end();
        }
        return isWorker;
      });
      await open(page, '/');
      await expect
        .poll(() => problems.join('\n'))
        .toMatch(/console error: registerSW failed/);
      await page.getByRole('link', { name: 'Rules' }).first().click();
      await expect(page).toHaveURL('/rules/');
    },
  );
});

test.describe('a browser without service workers', () => {
  test('is asked for nothing', async ({ page, site }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await open(page, '/');
    await settled(page);
    expect(site.requests.filter(path => path.startsWith('/sw.js'))).toEqual([]);
  });

  for (const [name, blocked] of [
    ['has them switched off', false],
    ['denies them', true],
  ] as const) {
    baseTest(`is content when it ${name}`, async ({ page }) => {
      await page.addInitScript(isDenied => {
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get() {
            if (isDenied) {
              throw new DOMException('Sandboxed', 'SecurityError');
            }
            return undefined;
          },
        });
      }, blocked);
      await open(page, '/play');
      await workInPlayground(page);
      await settled(page);
      await expect(page.locator('.monaco-editor').first()).toBeVisible();
    });
  }
});
