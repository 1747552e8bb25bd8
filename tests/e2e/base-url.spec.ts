import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildFolder } from '../../scripts/run.mjs';
import { createSiteServer } from '../../scripts/site/server';
import { inCatalogue } from '../errorCatalogue.mjs';
import { expect, test } from './page';

test.describe('served under /wrong/', () => {
  test.use({ expectedProblems: /./ });

  let server: Server;

  test.beforeAll(async () => {
    const site = createSiteServer({ dir: buildFolder });
    server = createServer((request, response) => {
      if (request.url?.startsWith('/wrong/')) {
        request.url = request.url.slice('/wrong'.length);
        site.emit('request', request, response);
      } else {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  });

  test.afterAll(() => {
    server.close();
  });

  test(
    'a banner says so and suggests the base URL',
    inCatalogue('wrong-base-url'),
    async ({ page }) => {
      const { port } = server.address() as AddressInfo;
      await page.goto(
        `http://localhost:${String(port)}/wrong/rules/no-explicit-any`,
      );
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This site did not load properly.');
      await expect(alert).toContainText('BASE_URL=/wrong/');
    },
  );
});
