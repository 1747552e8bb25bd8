import type { Page } from '@playwright/test';
import { inCatalogue } from '../errorCatalogue.mjs';
import { launch, stubLaunches } from './launch';
import type { OwnSite } from './ownSite';
import { test } from './ownSite';
import {
  expect as quickExpect,
  hydrated,
  navbarLink,
  night,
  open,
  settled,
  title,
} from './page';
import { workInPlayground } from './playgroundPage';

const offline = '/?offlineMode=true';
/** There are hundreds of files to save. */
const expect = quickExpect.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 400_000 });

const readable = 'The site can be read offline now.';

test.describe('a normal visit', () => {
  test('is never older than the server, and takes nothing ahead from it', async ({
    nextVersion,
    page,
    site,
  }) => {
    await read(page, '/users/configs');
    await expect(page.getByText('Copyright © 2024')).toBeVisible();
    await hydrated(page);
    expect(await activeWorker(page)).toContain('"offlineMode":false');
    // What is kept is what was read: the server isn't asked for it again.
    await kept(page, '/users/configs');
    expect(
      site.requests.filter(path => path === '/users/configs'),
    ).toHaveLength(1);
    expect(
      site.requests.filter(path => path.includes('offline-files')),
    ).toEqual([]);

    site.deploy(nextVersion);
    await page.reload();
    await expect(page.getByText('Copyright © 2025')).toBeVisible();
    await open(page, '/rules/');
    await expect(page.getByText('Copyright © 2025')).toBeVisible();
    // The new worker replaces the old one at once.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return [registration?.waiting, registration?.installing];
        }),
      )
      .toEqual([null, null]);
    await expect(page.getByText('New version available')).toHaveCount(0);
  });

  test.describe('without a network', () => {
    test.use({ expectedProblems: /ERR_|status of 503/ });

    test('has the pages that were read, and says so of others', async ({
      page,
      site,
    }) => {
      await read(page, '/rules/await-thenable');
      // React shows the next one, and the browser has no document of it.
      await hydrated(page);
      await navbarLink(page, 'Blog').click();
      await expect(page).toHaveURL('/blog');
      await kept(page, '/blog');
      await site.stop();

      await page.goto('/rules/await-thenable');
      await expect(title(page)).toHaveText('await-thenable');
      expect(
        await page.evaluate(() => document.styleSheets.length),
      ).toBeGreaterThan(0);
      await page.goto('/blog');
      await expect(title(page)).toHaveText('Blog');

      const response = await page.goto('/rules/no-shadow');
      expect(response?.status()).toBe(503);
      await expect(title(page)).toHaveText('You are offline');
      await page
        .getByRole('main')
        .getByRole('link', { name: /await-thenable/ })
        .click();
      await expect(title(page)).toHaveText('await-thenable');

      await site.start();
      await page.goto('/rules/no-shadow');
      await expect(title(page)).toHaveText('no-shadow');
    });
  });
});

// In one visit each: saving the site takes most of the time.
test.describe('saved for reading offline', () => {
  test.use({ expectedProblems: /ERR_|status of (?:404|503)/ });

  test(
    'the site goes on where it was interrupted, and is there without a network',
    { tag: [inCatalogue('unmatched-path/offline').tag, night.tag] },
    async ({ page, site }) => {
      await stubLaunches(page);
      await test.step('what was saved is not fetched again', async () => {
        let count = 0;
        site.intercept(request => {
          count += isSaved(request.url) ? 1 : 0;
          if (count > 100) {
            request.socket.destroy();
          }
          return count > 100;
        });
        await page.goto(offline);
        await expect(
          page
            .getByText(/was interrupted. It will continue on your next visit/)
            .last(),
        ).toBeVisible();
        const before = await savedPaths(page);
        expect(before.length).toBeGreaterThan(50);

        const proceed = holdPages(site);
        site.requests.length = 0;
        await page.goto(offline);
        await expectProgress(page);
        proceed();
        await expect(page.getByText(readable).last()).toBeVisible();
        await page.getByRole('button', { name: 'Close' }).last().click();
        await expect(page.getByText(readable)).toHaveCount(0);
        const fetchedAgain = new Set(
          site.requests.filter(path => before.includes(path)),
        );
        // What the visit itself loads is the only thing that is fetched twice.
        expect([...fetchedAgain].filter(path => isSaved(path))).toEqual([]);
        expect((await savedPaths(page)).length).toBeGreaterThan(300);
      });

      await test.step('it stays saved at later visits', async () => {
        await page.goto('/users/configs');
        await page.reload();
        expect(await activeWorker(page)).toContain('"offlineMode":true');
        expect(await savedSites(page)).toHaveLength(1);
      });

      await test.step('a page that came since is asked for while there is a network', async () => {
        site.intercept((request, response) => {
          if (request.url !== '/new') {
            return false;
          }
          response.setHeader('Content-Type', 'text/html');
          response.end('<h1>New</h1>');
          return true;
        });
        await page.goto('/new');
        await expect(page.getByRole('heading')).toHaveText('New');
        site.intercept();
      });

      await site.stop();
      await test.step('pages, with their policy', async () => {
        const response = await page.goto('/rules/');
        expect(response?.fromServiceWorker()).toBe(true);
        expect(response?.headers()['content-security-policy']).toContain(
          "script-src 'self' 'sha256-",
        );
        for (const [path, heading] of [
          ['/', /./],
          ['/rules/no-floating-promises', /no-floating-promises/],
          ['/users/configs.html', /config/i],
          ['/users/configs/index.html', /config/i],
          ['/blog', /blog/i],
          ['/linting/configs', /config/i],
        ] as const) {
          await open(page, path);
          await expect(title(page)).toHaveText(heading);
        }
        await open(page, '/');
        await navbarLink(page, 'Rules').click();
        await page
          .getByRole('link', { name: 'await-thenable' })
          .first()
          .click();
        await expect(title(page)).toHaveText(/await-thenable/);
      });

      await test.step('what is not there says so', async () => {
        const missing = await page.goto('/rules/no-such-rule');
        expect(missing?.status()).toBe(404);
        await expect(
          page.getByRole('heading', { name: 'Page Not Found' }),
        ).toBeVisible();
        const unsaved = await page.goto('/blog/rss.xml');
        expect(unsaved?.status()).toBe(503);
        await expect(page.getByText('this file was not saved')).toBeVisible();
      });

      await test.step('the search, and the playground', async () => {
        await open(page, '/search?q=promise');
        await expect(
          page.getByRole('link', { name: 'no-floating-promises' }).first(),
        ).toBeVisible();
        await page.goto(
          '/search?url=https://typescript-eslint.io/play%23code=N4Igtg9',
        );
        await expect(page).toHaveURL(/\/play#code=/);
        await open(page, '/play');
        await typeCode(page, 'const typed = 1;');
        await expect(
          page.getByText("'typed' is assigned a value but never used.").first(),
        ).toBeVisible();
        await launch(page, 'opened.ts', 'const opened = 1;');
        await expect(
          page
            .getByText("'opened' is assigned a value but never used.")
            .first(),
        ).toBeVisible();
        // What the types of Node.js know, which are loaded when the code asks for them.
        await typeCode(
          page,
          "import { readFile } from 'node:fs/promises'; readFile('notes.txt');",
        );
        await expect(
          page.getByText(/^Promises must be awaited/).first(),
        ).toBeVisible();
      });

      await test.step('every file of the list', async () => {
        const missing = await page.evaluate(async () => {
          const [name = ''] = await caches.keys();
          const list = await (
            await caches.open(name)
          ).match('/offline-files.json');
          const paths = Object.keys((await list?.json()) as object);
          const answers = await Promise.all(
            paths.map(async path => ({ path, ok: (await fetch(path)).ok })),
          );
          return {
            pages: paths.filter(path => !path.includes('.')).length,
            failed: answers.filter(({ ok }) => !ok),
          };
        });
        expect(missing.failed).toEqual([]);
        expect(missing.pages).toBeGreaterThan(200);
      });

      await site.start();
      await page.goto('/?offlineMode=false');
      await expect.poll(() => savedSites(page)).toEqual([]);
    },
  );
});

test(
  'a page saves the site, and removes it; a new version is offered, and never mixed with the old one',
  night,
  async ({ nextVersion, page, site }) => {
    // As for most readers: the worker of a normal visit is there.
    await read(page, '/rules/');
    const proceed = holdPages(site);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Save for offline' })
      .click();
    await page.getByRole('button', { name: /^Save for offline \(\d/ }).click();
    await expect(
      page.getByRole('progressbar', { name: 'Saved for offline reading' }),
    ).toHaveCount(1);
    proceed();
    await expect(
      page.getByText(/^The site is saved on this device/),
    ).toBeVisible();
    // What was saved a moment ago is still being put in its place.
    await expect(async () => {
      await page.getByRole('button', { name: 'Check for an update' }).click();
      await quickExpect(
        page.getByText('This is the newest version.'),
      ).toBeVisible({ timeout: 2_000 });
    }).toPass();

    site.deploy(nextVersion);
    site.requests.length = 0;
    await open(page, '/play');
    const popup = page.getByText('New version available');
    await expect(popup).toBeVisible();
    // Only what changed is fetched.
    expect(site.requests.filter(path => path.startsWith('/img/'))).toEqual([]);
    expect(site.requests).toContain('/assets/js/main.00000002.js');
    for (const path of ['/rules/', '/blog', '/users/configs']) {
      await open(page, path);
      await expect(page.getByText('Copyright © 2024')).toBeVisible();
    }
    await open(page, '/play');
    await typeCode(page, 'const typed = 1;');
    // Chromium does not replace a service worker that is asked for files meanwhile,
    // be it only for the icon again, since the address has changed.
    await expect(page).toHaveURL(/#.*code=/);
    await expect(page.getByText("'typed' is assigned").first()).toBeVisible();
    await expect(async () => {
      const before = site.requests.length;
      await settled(page);
      expect(site.requests).toHaveLength(before);
    }).toPass();
    site.requests.length = 0;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      page.locator('script[src$="/main.00000002.js"]'),
    ).toBeAttached();
    await expect(page.locator('.cm-content')).toHaveText(/^const.typed.=.1;$/);
    await expect(popup).toBeHidden();
    // All of it was there already.
    expect(site.requests.filter(path => path.endsWith('.js'))).toEqual([]);
    await expect.poll(() => savedSites(page)).toHaveLength(1);

    await page.goto('/offline');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(
      page.getByText('The site is not saved on this device.'),
    ).toBeVisible();
    await expect.poll(() => savedSites(page)).toEqual([]);
  },
);

test(
  'a version that is deployed while the site is saved is not mixed with it',
  night,
  async ({ nextVersion, page, site }) => {
    const proceed = holdPages(site);
    await page.goto(offline);
    await expect(page.getByRole('progressbar')).toBeVisible();
    site.deploy(nextVersion);
    proceed();
    await expect(
      page.getByText(/changed while it was being saved/).last(),
    ).toBeVisible();

    await page.goto(offline);
    await expect(page.getByText(readable).last()).toBeVisible();
    await expect(page.getByText('Copyright © 2025')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  },
);

test(
  'where there is no space to save it, the site goes on online',
  night,
  async ({ page, baseURL, site }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: baseURL ?? '',
      quotaSize: 2_000_000,
    });
    await page.goto(offline);
    await expect(
      page.getByText(/There is not enough space on this device/).last(),
    ).toBeVisible();
    await navbarLink(page, 'Rules').click();
    await expect(title(page)).toHaveText(/Rules/);
    await page.reload();
    await expect(title(page)).toHaveText(/Rules/);
    expect(site.requests).toContain('/rules/');
  },
);

/** Waits until the page's service worker is active, and returns its parameters. */
function activeWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new URL(active?.scriptURL ?? '').searchParams.get('params') ?? '';
  });
}

/** Reads a page, without using it, until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await kept(page, path);
}

async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async address => (await caches.match(address)) !== undefined,
        path.replace(/(?<=.)\/$/, ''),
      ),
    )
    .toBe(true);
}

/** The names of saved versions of the site. */
function savedSites(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter(name => name.startsWith('site-')),
  );
}

/** Checks what says how far the site is saved, and closes it. */
async function expectProgress(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(
    'Saving the site for offline reading…',
  );
  const progress = page.getByRole('progressbar', {
    name: 'Saved for offline reading',
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(progress).toBeVisible();
    const box = await progress.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
  }
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(progress).toBeHidden();
}

/** Replaces the code in the playground's editor. */
async function typeCode(page: Page, code: string): Promise<void> {
  await workInPlayground(page);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

/** Whether a file is only fetched to be saved, and not by the visited page. */
function isSaved(path: string | undefined): boolean {
  return /^\/(?:rules|blog|users|packages)\/./.test(path ?? '');
}

/** Keeps back the answers for many pages until the returned function is called. */
function holdPages(site: OwnSite): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  site.intercept((request, response) => {
    if (!isSaved(request.url)) {
      return false;
    }
    void released.then(() => {
      site.intercept();
      site.serve(request, response);
    });
    return true;
  });
  return release;
}

/** The paths of all saved files. */
function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}
