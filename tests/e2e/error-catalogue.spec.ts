import { inCatalogue } from '../errorCatalogue.mjs';
import { test } from './ownSite';
import { expect, night, open, settled, test as baseTest } from './page';
import { workInPlayground } from './playgroundPage';

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

// Those that have none: `src/pwa/serviceWorkers.test.ts`.
baseTest(
  'a browser that denies service workers is content',
  night,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('Sandboxed', 'SecurityError');
        },
      });
    });
    await open(page, '/play');
    await workInPlayground(page);
    await settled(page);
    await expect(page.locator('.cm-editor').first()).toBeVisible();
  },
);
