import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { views } from './views';

/** What has changed of a view. */
export interface Difference {
  name: string;
  /** The share of the picture that differs, from 0 to 1; `undefined` where there is no picture from before. */
  share: number | undefined;
}

/**
 * Compares the pictures of two folders, and puts a third one next to the newer, `NAME.moved.png`, in which
 * what differs is marked. The browser compares them: it can read pictures.
 */
export async function compareViews(
  browser: Browser,
  before: string,
  after: string,
): Promise<Difference[]> {
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const { name } of views) {
    const old = join(before, `${name}.png`);
    const file = join(after, `${name}.png`);
    differences.push({
      name,
      share: existsSync(old)
        ? await compare(page, old, file, join(after, `${name}.moved.png`))
        : undefined,
    });
  }
  await page.close();
  return differences;
}

async function compare(
  page: Page,
  before: string,
  after: string,
  marked: string,
): Promise<number> {
  const [old, now] = await Promise.all([before, after].map(dataUrl));
  const { share, picture } = await page.evaluate(markDifferences, {
    old: old ?? '',
    now: now ?? '',
  });
  if (share > 0) {
    await writeFile(marked, Buffer.from(picture, 'base64'));
  }
  return share;
}

async function dataUrl(file: string): Promise<string> {
  return `data:image/png;base64,${await readFile(file, 'base64')}`;
}

/** Runs in the browser. The newer picture, pale except where it differs. */
async function markDifferences({
  old,
  now,
}: {
  old: string;
  now: string;
}): Promise<{ share: number; picture: string }> {
  async function pixelsOf(url: string): Promise<ImageData> {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) {
      throw new Error('The browser has no canvas to compare pictures on.');
    }
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  }
  const [first, second] = await Promise.all([pixelsOf(old), pixelsOf(now)]);
  // Letters are drawn a shade differently now and then.
  const leastChange = 24;
  let changed = 0;
  for (let at = 0; at < second.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      part =>
        Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) >
        leastChange,
    );
    changed += differs ? 1 : 0;
    second.data[at + 3] = differs ? 255 : 70;
    if (differs) {
      second.data[at] = 255;
      second.data[at + 2] = 160;
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = second.width;
  canvas.height = second.height;
  canvas.getContext('2d')?.putImageData(second, 0, 0);
  return {
    share: changed / (second.data.length / 4),
    picture: canvas.toDataURL().split(',')[1] ?? '',
  };
}
