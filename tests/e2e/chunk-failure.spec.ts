import type { Page } from '@playwright/test';
import { inCatalogue } from '../errorCatalogue.mjs';
import {
  beginUse,
  expect,
  hydrated,
  night,
  open,
  settled,
  test,
  title,
} from './page';
import { holdScripts } from './slowScripts';

test.use({
  expectedProblems: /status of 404|ERR_FAILED|ChunkLoadError|#418/,
});

const loadFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not be fetched' });

/** A part of the page that does not arrive. */
const missing = '/assets/missing';

test(
  'a part that does not arrive can be asked for again',
  inCatalogue('lazy-chunk-load-failure'),
  async ({ page }) => {
    const shared = await scriptsOf(page, '/no-such-page');
    const own = (await scriptsOf(page, '/troubleshooting/tslint')).filter(
      url => !shared.includes(url),
    );
    expect(own).not.toEqual([]);

    // Under this path the page's own scripts are asked for while it renders, and
    // not ahead, as long as nothing tidies the path up.
    await page.addInitScript(() => {
      history.replaceState = () => undefined;
    });
    const isOwn = (url: URL) => own.includes(url.href);
    await page.route(isOwn, route => route.abort());
    await page.goto('/troubleshooting/tslint.html');
    await beginUse(page);
    await expect(page.getByText(/Loading .*chunk .* failed/i)).toBeVisible();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeVisible();

    await page.unroute(isOwn);
    await retry.click();
    await expect(title(page)).toHaveText(/tslint/i);
  },
);

test('a page whose scripts do not arrive says so', async ({ page }) => {
  const isScript = (url: URL) => url.pathname.endsWith('.js');
  await page.route(isScript, route => route.abort());
  await page.goto('/rules/no-explicit-any');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be fetched');

  await page.unroute(isScript);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await hydrated(page);
  await expect(alert).toHaveCount(0);
});

test(
  'once the page is alive, it says itself what is missing, but for style sheets',
  night,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.route(`**${missing}`, route => route.abort());
    await page.goto('/users/configs');
    await expect(page.addScriptTag({ url: missing })).rejects.toThrow();
    await expect(loadFailure(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(loadFailure(page)).toHaveCount(0);

    await page.reload();
    await expect(page.addStyleTag({ url: missing })).rejects.toThrow();
    await hydrated(page);
    await expect(loadFailure(page)).toBeVisible();
  },
);

test('what is typed is kept where the playground does not arrive', async ({
  page,
}) => {
  await open(page, '/play');
  const field = page.locator('textarea[data-text="code"]:visible');
  const scripts = await loadedScripts(page);
  const texts = await Promise.all(
    scripts.map(async url => [url, await (await fetch(url)).text()] as const),
  );
  const own = texts
    .filter(([, text]) => text.includes('Which rules flag this?'))
    .map(([url]) => url);
  expect(own).toHaveLength(1);

  const isOwn = (url: URL) => own.includes(url.href);
  await page.route(isOwn, route => route.abort());
  await page.reload();
  await field.fill('let typed = 1;');
  await expect(loadFailure(page)).toBeVisible();

  await page.unroute(isOwn);
  await loadFailure(page).getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(loadFailure(page)).toHaveCount(0);
  await expect(page.locator('.cm-content').first()).toHaveText(
    /^let.typed.=.1;$/,
  );
});

/** The scripts that a page loads, those included that its components ask for. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  await settled(page);
  return loadedScripts(page);
}

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js')),
  );
}
