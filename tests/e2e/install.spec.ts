import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { expect, open, test } from './page';

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  icons: Image[];
  screenshots: Image[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
  start_url: string;
}

const manifest = JSON.parse(
  readFileSync(new URL('manifest.json', buildFolder), 'utf8'),
) as Manifest;

// An app needs a worker.
test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that keeps the site from being installed', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toEqual(manifest);
  const { installabilityErrors } = await session.send(
    'Page.getInstallabilityErrors',
  );
  // Playwright's contexts are like private windows, where nothing is installed.
  expect(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
  ).toEqual([]);
});

test('images are what the manifest says', async ({ page }) => {
  await open(page, '/');
  const images = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes, type } of images) {
    const { size, contentType } = await measure(page, src);
    expect(contentType, src).toBe(type);
    if (sizes !== 'any') {
      expect(size, src).toBe(sizes);
    }
  }
});

test('there is an icon for every use', () => {
  const sizes = (purpose?: string) =>
    manifest.icons
      .filter(icon => icon.purpose === purpose)
      .map(icon => icon.sizes);
  for (const size of [48, 72, 96, 128, 144, 192, 256, 384, 512]) {
    expect(sizes()).toContain(`${String(size)}x${String(size)}`);
  }
  expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  expect(manifest.screenshots.map(image => image.form_factor)).toEqual([
    'wide',
    'narrow',
  ]);
});

test('shortcuts lead to Rules, Playground and Search', async ({ page }) => {
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Rules',
    'Playground',
    'Search',
  ]);
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
  }
});

/** Loads an image, and says how large it is. */
function measure(
  page: Page,
  src: string,
): Promise<{ size: string; contentType: string | null }> {
  return page.evaluate(async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return {
      size: `${String(image.naturalWidth)}x${String(image.naturalHeight)}`,
      contentType: (await fetch(source)).headers.get('content-type'),
    };
  }, src);
}
