import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { browserFlags, ensureBrowser, installedBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { projectFolder } from './run.mjs';
import { freePort } from './site/address.mjs';
import { serveSite } from './site/serveSite';

const images = new URL('static/img/', projectFolder);

/** Sizes that systems ask for, in pixels. */
const sizes = [48, 72, 96, 128, 144, 192, 256, 384, 512];
const maskableSizes = [192, 512];

/**
 * The start of a maskable icon, with the background of the logo. The part of its width that is certain to be
 * seen, whatever shape a system cuts it to, is 0.8; the logo has corners and stays well within.
 */
const maskableStart =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#6d28d9"/><svg x="20" y="20" width="60" height="60"';

const screenshots = [
  { name: 'wide', path: '/rules/', width: 1280, height: 720 },
  {
    name: 'narrow',
    path: '/rules/no-floating-promises',
    width: 390,
    height: 844,
  },
];

// `npm run icons`, after a build: makes the images of the web app manifest again.
void main(async () => {
  await drawIcons();
  await ensureBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    const page = await browser.newPage();
    await takeScreenshots(page);
  } finally {
    await browser.close();
  }
});

async function drawIcons() {
  const logo = await readFile(new URL('logo.svg', images), 'utf8');
  const maskable = `${logo.replace('<svg', maskableStart)}</svg>`;
  for (const size of sizes) {
    await drawIcon(logo, `icon-${String(size)}`, size);
  }
  for (const size of maskableSizes) {
    await drawIcon(maskable, `icon-maskable-${String(size)}`, size);
  }
}

async function drawIcon(svg: string, name: string, size: number) {
  const icon = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  await writeFile(new URL(`${name}.png`, images), icon.render().asPng());
}

async function takeScreenshots(page: Page) {
  const address = { host: 'localhost', port: await freePort('localhost') };
  const server = await serveSite({ ...address, asIs: true });
  try {
    for (const { name, path, width, height } of screenshots) {
      await page.setViewportSize({ width, height });
      await page.goto(`http://localhost:${String(address.port)}${path}`, {
        waitUntil: 'networkidle',
      });
      const image = await page.screenshot();
      await writeFile(new URL(`screenshot-${name}.png`, images), image);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
