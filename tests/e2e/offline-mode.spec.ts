import type { Page } from '@playwright/test';
import { test } from './ownSite';
import { beginUse, expect } from './page';

// What else turns it on, and what doesn't: `src/pwa/offlineMode.test.ts`.
test('the site is saved once it is installed, and where it runs as an app', async ({
  context,
  page,
  site,
}) => {
  await page.goto('/');
  expect(await registeredWith(page)).toEqual({
    offlineMode: false,
    debug: false,
  });
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  await reloaded;
  expect((await registeredWith(page)).offlineMode).toBe(true);
  await page.close();

  const app = await context.newPage();
  await app.addInitScript(() => {
    localStorage.removeItem('docusaurus.pwa.event.appInstalled.fired');
    const { matchMedia } = window;
    window.matchMedia = query =>
      matchMedia(
        query === '(display-mode: standalone)' ? '(min-width: 0)' : query,
      );
  });
  await app.goto('/');
  expect((await registeredWith(app)).offlineMode).toBe(true);
  await site.stop();
});

/** What the page told the service worker, and how it was registered. */
async function registeredWith(page: Page): Promise<Record<string, boolean>> {
  await beginUse(page);
  const url = await page.evaluate(async () => {
    for (;;) {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker =
        registration?.installing ??
        registration?.waiting ??
        registration?.active;
      if (worker) {
        return worker.scriptURL;
      }
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/sw.js');
  return JSON.parse(searchParams.get('params') ?? '') as Record<
    string,
    boolean
  >;
}
