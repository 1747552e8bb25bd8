import type { Page } from '@playwright/test';
import { test } from './ownSite';
import { beginUse, expect } from './page';

/** Of the six, those that the site uses. */
const active = ['appInstalled', 'standalone', 'queryString'];

/** What makes each strategy turn the offline mode on. */
const situations: Record<string, (page: Page) => Promise<string>> = {
  async always() {
    return Promise.resolve('/');
  },
  async mobile(page) {
    await page.setViewportSize({ width: 996, height: 800 });
    return '/';
  },
  async saveData(page) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
      });
    });
    return '/';
  },
  async appInstalled(page) {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.pwa.event.appInstalled.fired', 'true');
    });
    return '/';
  },
  async standalone(page) {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = query =>
        matchMedia(
          query === '(display-mode: standalone)' ? '(min-width: 0)' : query,
        );
    });
    return '/';
  },
  async queryString() {
    return Promise.resolve('/?offlineMode=true');
  },
};

test.use({ viewport: { width: 997, height: 800 } });

for (const [strategy, arrange] of Object.entries(situations)) {
  test(`${strategy}: turns it on where it is active`, async ({
    page,
    site,
  }) => {
    await useStrategies(page, [strategy]);
    await page.goto(await arrange(page));
    expect(await registeredWith(page)).toEqual({
      offlineMode: true,
      debug: false,
    });
    await site.stop();
  });

  if (strategy !== 'always') {
    test(`${strategy}: leaves it off elsewhere`, async ({ page, site }) => {
      await useStrategies(page, [strategy]);
      await page.goto('/');
      expect((await registeredWith(page)).offlineMode).toBe(false);
      await site.stop();
    });
  }

  test(`${strategy}: ${active.includes(strategy) ? 'the site uses it' : 'the site does not use it'}`, async ({
    page,
    site,
  }) => {
    await page.goto(await arrange(page));
    expect((await registeredWith(page)).offlineMode).toBe(
      active.includes(strategy),
    );
    await site.stop();
  });
}

test('installed as an app, the site is saved', async ({ page, site }) => {
  await page.goto('/');
  expect((await registeredWith(page)).offlineMode).toBe(false);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  await reloaded;
  expect((await registeredWith(page)).offlineMode).toBe(true);
  await site.stop();
});

/** Makes the site use other strategies than it was built with. */
async function useStrategies(
  page: Page,
  strategies: readonly string[],
): Promise<void> {
  const built = JSON.stringify(active);
  await page.route('**/main.*.js', async route => {
    const response = await route.fetch();
    const script = await response.text();
    const changed = script.replace(built, JSON.stringify(strategies));
    expect(changed).not.toBe(script);
    await route.fulfill({ response, body: changed });
  });
}

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
