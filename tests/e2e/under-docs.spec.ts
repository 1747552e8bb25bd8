import type { Server } from 'node:http';
import { freePort, listen } from '../../scripts/site/address.mjs';
import { createSiteServer } from '../../scripts/site/server';
import { baseUrl, buildPart } from '../generator/part/buildPart';
import { expect, navbarLink, night, open, test as base, title } from './page';
import { linted } from './playgroundPage';
import { modalHits, pageResults, searchFor } from './search';

/** A part of the site, under a base URL that differs from that of the other tests. */
const test = base.extend<
  object,
  { port: number; serve: () => Promise<Server> }
>({
  port: [
    async ({}, use) => {
      await use(await freePort('localhost'));
    },
    { scope: 'worker' },
  ],
  serve: [
    async ({ port }, use) => {
      const dir = await buildPart();
      await use(async () => {
        const server = createSiteServer({ dir });
        await listen(server, { host: 'localhost', port });
        return server;
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ port }, use) => {
    await use(`http://localhost:${String(port)}`);
  },
});

// In one worker: the build is for all of them.
test.describe.configure({ mode: 'default' });

let server: Server;

test.describe('under a base URL', night, () => {
  test.beforeEach(async ({ serve }) => {
    server = await serve();
  });
  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('links, the search, and the playground', async ({ page }) => {
    await open(page, baseUrl);
    await navbarLink(page, 'Rules').click();
    await expect(page).toHaveURL(/\/docs\/rules\/$/);
    await page.getByRole('link', { name: 'await-thenable' }).first().click();
    await expect(page).toHaveURL(/\/docs\/rules\/await-thenable$/);
    await page
      .getByRole('link', { name: /playground/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/play#/);
    await linted(page);
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: '@typescript-eslint/await-thenable' })
        .first(),
    ).toHaveAttribute('href', '/docs/rules/await-thenable#message-await');

    await open(page, `${baseUrl}users/configs`);
    await searchFor(page, 'await-thenable');
    await modalHits(page).first().click();
    await expect(page).toHaveURL(/\/docs\/rules\/await-thenable$/);
    await open(page, `${baseUrl}search?q=await`);
    await page.getByRole('main').getByRole('searchbox').fill('for in array');
    await expect(page).toHaveURL(/\/docs\/search\?q=for\+in\+array$/);
    await pageResults(page)
      .getByRole('link', { name: 'no-for-in-array' })
      .click();
    await expect(page).toHaveURL(/\/docs\/rules\/no-for-in-array$/);
  });

  test.describe('without a network', () => {
    test.use({
      serviceWorkers: 'allow',
      expectedProblems: /ERR_CONNECTION_REFUSED|status of (?:404|503)/,
    });

    test('what was saved is there', async ({ page }) => {
      await page.goto(`${baseUrl}?offlineMode=true`);
      await expect(
        page.getByText('The site can be read offline now.').last(),
      ).toBeVisible({ timeout: 120_000 });
      server.closeAllConnections();
      server.close();

      for (const [path, heading] of [
        ['', /./],
        ['rules/', /Rules/],
        ['linting/configs', /config/i],
        ['no/such/page', 'Page Not Found'],
      ] as const) {
        await page.goto(baseUrl + path);
        await expect(title(page)).toHaveText(heading);
      }
      await page.goto(`${baseUrl}search?q=await-thenable`);
      await expect(
        pageResults(page).getByRole('link', { name: 'await-thenable' }),
      ).toBeVisible();
    });
  });

  test.describe('an address that leads nowhere', () => {
    test.use({ expectedProblems: /status of 404/ });

    test('is told the nearest ones', async ({ page }) => {
      const response = await page.goto(`${baseUrl}rules/await-thenables`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'await-thenable' }),
      ).toHaveAttribute('href', '/docs/rules/await-thenable');
    });
  });
});
