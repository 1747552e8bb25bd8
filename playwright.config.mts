import { defineConfig } from '@playwright/test';

import { browserFlags, installedBrowser } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4321);

/** Tests in a real browser against the built site. Build it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  outputDir: 'test-results',
  reporter: 'list',
  timeout: 60_000,
  workers: 2,
  use: {
    baseURL: `http://localhost:${String(port)}`,
    launchOptions: {
      args: browserFlags,
      executablePath: installedBrowser(),
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${String(port)}`,
    port,
    reuseExistingServer: false,
  },
});
