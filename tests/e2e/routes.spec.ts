import { fileURLToPath } from 'node:url';
import { buildFolder } from '../../scripts/run.mjs';
import { redirects } from '../fixtures/routes';
import { expect, moveTo, night, open, test, title } from './page';

// What the server answers: `scripts/site/server.test.ts`, `tests/site/routes.test.ts`.
test('.html and /index.html are the same path', night, async ({ page }) => {
  const headingOf = async (path: string) => {
    await page.goto(path);
    return title(page).innerText();
  };
  const home = await headingOf('/');
  const configs = await headingOf('/users/configs');
  for (const [path, heading] of [
    ['/users/configs.html', configs],
    ['/users/configs/index.html', configs],
    ['/users/configs/', configs],
    ['/index.html', home],
  ] as const) {
    await open(page, path);
    await expect(title(page)).toHaveText(heading);
    await moveTo(page, '/users/versioning');
    await expect(title(page)).toHaveText(/version/i);
    await moveTo(page, path);
    await expect(title(page)).toHaveText(heading);
  }
});

for (const host of ['our server', 'a host that only has files']) {
  test(`an old address leads to the new one, with query and hash: ${host}`, async ({
    page,
  }) => {
    const [[from, to]] = redirects;
    if (host !== 'our server') {
      const path = fileURLToPath(new URL(`.${from}/index.html`, buildFolder));
      await page.route(`**${from}?*`, route => route.fulfill({ path }));
    }
    await page.goto(`${from}?from=old&n=1#strict`);
    await expect(page).toHaveURL(
      url =>
        url.pathname.replace(/\/$/, '') === to &&
        url.search === '?from=old&n=1' &&
        url.hash === '#strict',
    );
    await expect(title(page)).toBeVisible();
  });
}
