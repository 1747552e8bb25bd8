import { inCatalogue } from '../errorCatalogue.mjs';
import { test } from './ownSite';
import { expect, open, settled, test as baseTest } from './page';
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
