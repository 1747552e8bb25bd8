import type { Server } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  browserFlags,
  ensureBrowser,
  installedBrowser,
} from '../../scripts/browser.mjs';
import { freePort, listen } from '../../scripts/site/address.mjs';
import { createSiteServer } from '../../scripts/site/server';
import { watch } from '../e2e/page';
import { baseUrl, buildPart } from './part/buildPart';

let browser: Browser;
let server: Server;
let origin: string;

// A part of the site as Docusaurus builds it on its own, in a browser.
beforeAll(async () => {
  const dir = await buildPart(true);
  await ensureBrowser();
  browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  const address = { host: 'localhost', port: await freePort('localhost') };
  server = createSiteServer({ dir });
  await listen(server, address);
  origin = `http://localhost:${String(address.port)}`;
}, 300_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Opens a page, on which React starts without being asked to. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext();
  const problems = watch(context, origin);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  const page = await context.newPage();
  await page.goto(origin + baseUrl + path);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  return page;
}

test('a page starts React when it is loaded, and leads on', async () => {
  const page = await open('rules/await-thenable');
  expect(await page.locator('template#application').count()).toBe(0);
  await page.getByRole('link', { name: 'no-for-in-array' }).first().click();
  await page.waitForURL('**/rules/no-for-in-array');
  await page
    .getByRole('heading', { level: 1, name: 'no-for-in-array' })
    .waitFor();
});

test('the page script does its part', async () => {
  const page = await open('users/configs');
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await expect
    .poll(() => page.locator('html').getAttribute('data-theme'))
    .toBe('dark');
});

test('the playground lints, and has all of the window', async () => {
  const page = await open('play');
  // Until then, the linter waits, and what it says of the example is from the build.
  await page.getByRole('button', { name: 'Start over' }).focus();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^@typescript-eslint\// })
    .first()
    .waitFor();
  const [height, window] = await page.evaluate(() => [
    document.querySelector('#__docusaurus')?.clientHeight,
    innerHeight,
  ]);
  expect(height).toBe(window);
});
