import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { ServedSite } from './server';

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
  file_handlers: { action: string; accept: Record<string, string[]> }[];
  share_target: { action: string };
}

const {
  file_handlers,
  icons,
  screenshots,
  share_target,
  shortcuts,
  start_url,
} = JSON.parse(
  readFileSync(new URL('manifest.json', buildFolder), 'utf8'),
) as Manifest;

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

test.each([
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap(shortcut => shortcut.icons),
])('$src is what the manifest says', async ({ src, sizes, type }) => {
  const response = await site.fetch(src);
  expect(response.headers.get('content-type')).toBe(type);
  const file = Buffer.from(await response.arrayBuffer());
  if (sizes === 'any') {
    expect(file.toString()).toContain('<svg');
  } else {
    // Where a PNG file begins, and where it has its size.
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
});

test('there is an icon for every use', () => {
  const sizes = (purpose?: string) =>
    icons.filter(icon => icon.purpose === purpose).map(icon => icon.sizes);
  for (const size of [48, 72, 96, 128, 144, 192, 256, 384, 512]) {
    expect(sizes()).toContain(`${String(size)}x${String(size)}`);
  }
  expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  expect(screenshots.map(image => image.form_factor)).toEqual([
    'wide',
    'narrow',
  ]);
});

test('shortcuts lead to Rules, Playground and Search', async () => {
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Rules',
    'Playground',
    'Search',
  ]);
  for (const { url } of [...shortcuts, { url: start_url }]) {
    expect((await site.fetch(url)).status, url).toBe(200);
  }
});

test('files and shared texts are opened by pages that are there', async () => {
  const extensions = file_handlers.map(({ accept }) =>
    Object.values(accept).flat().sort(),
  );
  expect(extensions).toEqual([
    ['.cjs', '.js', '.json', '.mjs', '.yaml', '.yml'],
    ['.ts', '.tsx'],
  ]);
  expect(share_target).toMatchObject({ method: 'GET', params: { text: 'q' } });
  for (const { action } of [...file_handlers, share_target]) {
    expect((await site.fetch(action)).status, action).toBe(200);
  }
});
