import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser, installedBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { buildFolder, projectFolder } from './run.mjs';
import { listen } from './site/address.mjs';
import { createSiteServer } from './site/server';

const images = new URL('static/img/', projectFolder);

/** Sizes that systems ask for, in pixels. */
const sizes = [48, 72, 96, 128, 144, 192, 256, 384, 512];
const maskableSizes = [192, 512];

/**
 * The part of a maskable icon's width that is certain to be seen, whatever shape
 * a system cuts it to, is 0.8; the logo has corners and stays well within.
 */
const maskableScale = 0.6;

/** The background of maskable icons, as in the logo. */
const maskableColor = '#6d28d9';

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
  await ensureBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    const page = await browser.newPage();
    await drawIcons(page);
    await takeScreenshots(page);
  } finally {
    await browser.close();
  }
});

async function drawIcons(page: Page) {
  const logo = await readFile(new URL('logo.svg', images), 'base64');
  for (const size of sizes) {
    await drawIcon(page, logo, {
      name: `icon-${String(size)}`,
      size,
      scale: 1,
    });
  }
  for (const size of maskableSizes) {
    const name = `icon-maskable-${String(size)}`;
    await drawIcon(page, logo, { name, size, scale: maskableScale });
  }
}

/** @param logo as Base64 */
async function drawIcon(
  page: Page,
  logo: string,
  { name, size, scale }: { name: string; size: number; scale: number },
) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: ${scale < 1 ? maskableColor : 'transparent'}">
      <img style="width: ${String(scale * 100)}vw" src="data:image/svg+xml;base64,${logo}">`,
  );
  await page.locator('img').evaluate(image => {
    return image instanceof HTMLImageElement ? image.decode() : undefined;
  });
  const image = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(`${name}.png`, images), image);
}

async function takeScreenshots(page: Page) {
  const server = createSiteServer({ dir: buildFolder });
  await listen(server, { host: 'localhost', port: 0 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    for (const { name, path, width, height } of screenshots) {
      await page.setViewportSize({ width, height });
      await page.goto(`http://localhost:${String(port)}${path}`, {
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
