import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type View, views } from './views';

/** How much of a page is drawn, in CSS pixels: what a reader sees first, and a screen more. */
const height = 1800;

/**
 * Draws all views of a site.
 *
 * @param origin the site's address without a slash at the end
 * @param folder is emptied before
 */
export async function drawViews(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const view of views) {
    await drawView(browser, origin, view, join(folder, `${view.name}.png`));
  }
}

async function drawView(
  browser: Browser,
  origin: string,
  { path, mode, width }: View,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  try {
    await page.addInitScript(theme => {
      localStorage.setItem('theme', theme);
    }, mode);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    if (path.startsWith('/play') || path.startsWith('/search')) {
      // What these show is made by scripts; nothing tells when the last of them is done.
      await page.waitForTimeout(5000);
    }
    await page.screenshot({
      path: file,
      caret: 'hide',
      animations: 'disabled',
    });
  } finally {
    await page.close();
  }
}
