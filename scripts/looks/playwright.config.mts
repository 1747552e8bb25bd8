import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.mjs';

const folder = fileURLToPath(new URL('../../.cache/looks/', import.meta.url));

/**
 * `npm run looks -- --update-snapshots`, after a build, draws pages of all kinds. `npm run looks`, after the
 * next one, compares them, and shows what has moved in `.cache/looks/report/index.html`.
 */
export default defineConfig({
  testMatch: 'views.ts',
  fullyParallel: true,
  workers: site.workers,
  snapshotPathTemplate: `${folder}before/{arg}{ext}`,
  outputDir: `${folder}after`,
  reporter: [
    ['line'],
    ['html', { outputFolder: `${folder}report`, open: 'never' }],
  ],
  use: { ...site.use, contextOptions: { reducedMotion: 'reduce' } },
  webServer: [site.webServer ?? []].flat().map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })),
});
