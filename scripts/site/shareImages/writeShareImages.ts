import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { openDiskCache } from '../../../plugins/diskCache';
import { projectFolder } from '../../run.mjs';
import { readPages } from '../pages';
import { cardElement, cardSize, type Element, readCard } from './card';

/** Addresses as `plugins/hooks` gives them to pages: their paths, and the kind of page. */
const imagePath = /img\/share\/(\w+)\/.*\.png$/;

/** In pixels. With it, an image has at most 60 kB, which some networks ask for. */
const imageWidth = 920;

/** The typeface of headings, in a format that satori reads. */
const fontFolder = 'node_modules/@fontsource/recursive/files/';

/**
 * Draws the images that show pages where they are linked to: for each built page that names one.
 * An image takes a tenth of a second, so those that were drawn are kept.
 *
 * @param folder of the built site
 */
export async function writeShareImages(folder: URL): Promise<void> {
  const cache = openDiskCache(
    fileURLToPath(new URL('.cache/share-images/', projectFolder)),
  );
  const logo = await readFile(
    new URL('static/img/logo.svg', projectFolder),
    'utf8',
  );
  for (const page of await readPages(folder)) {
    const [path = '', kind = ''] = imagePath.exec(page.head.image) ?? [];
    const file = new URL(path, folder);
    if (path === '' || existsSync(file)) {
      continue;
    }
    const element = cardElement(readCard(page, kind), logo);
    const image = await cache.once(element, () => drawCard(element));
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, image);
  }
}

let fonts: Promise<Font[]> | undefined;

/** @returns a PNG */
export async function drawCard(element: Element): Promise<Buffer> {
  fonts ??= Promise.all([readFont(400), readFont(700)]);
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: await fonts,
  });
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: imageWidth },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

async function readFont(weight: 400 | 700): Promise<Font> {
  const file = `${fontFolder}recursive-latin-${String(weight)}-normal.woff`;
  return {
    name: 'Recursive',
    weight,
    data: await readFile(new URL(file, projectFolder)),
  };
}
