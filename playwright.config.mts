import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, installedBrowser } from './scripts/browser.mjs';
import { freePort } from './scripts/site/address.mjs';

// Chosen once, and told to the processes that run the tests.
process.env.E2E_PORT ??= String(await freePort('localhost'));
const port = process.env.E2E_PORT;

/** What tests are marked with that seldom find something, or nothing that a quicker one doesn't. */
const atNight = /@night/;

/** Tests in a real browser against the built site. Build it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  outputDir: 'test-results',
  projects: [
    { name: 'daily', grepInvert: atNight },
    { name: 'nightly', grep: atNight },
  ],
  reporter: [
    ['line'],
    ['json', { outputFile: '.cache/tests/browser.json' }],
    ['./tests/e2e/expectations.ts'],
  ],
  // Machines of continuous integration can be ten times slower than a developer's: only what hangs runs into these.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // For the trace: what passes at the second try only has failed.
  retries: process.env.CI === undefined ? 0 : 1,
  failOnFlakyTests: true,
  workers: Math.max(2, availableParallelism()),
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      args: browserFlags,
      executablePath: installedBrowser(),
    },
    // A worker would answer for the server, unseen by tests that hold its answers back. `ownSite.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What can't be looked at where it failed is uploaded. To record every first try takes half as long again.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts --as-is --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
