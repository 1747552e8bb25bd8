import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanPath } from '../../siteConfig/addresses';
import { listSavedFiles } from './serviceWorker';

const needed = {
  'index.html': '/',
  '404.html': '/404',
  'rules/index.html': '/rules',
  'rules/semi/index.html': '/rules/semi',
  'rules/semi.md': undefined,
  'assets/js/main.0a1b2c3d.js': undefined,
  'assets/search/index.0a1b2c3d.json': undefined,
  'img/logo.svg': undefined,
  'manifest.json': undefined,
  'playground/worker.0a1b2c3d4e5f.js': undefined,
  'playground/typescript-5.4.5.0a1b2c3d4e5f.js': undefined,
  'playground/libs-5.4.5.0a1b2c3d4e5f.json': undefined,
  'playground/pack-react.0a1b2c3d4e5f.json': undefined,
};
const notNeeded = [
  '_headers',
  'assets/js/main.0a1b2c3d.js.br',
  'assets/js/main.0a1b2c3d.js.map',
  'blog/feed.json',
  'img/icon-512.png',
  'img/screenshot-wide.png',
  'img/social-card.png',
  'offline-files.0a1b2c3d.json',
  'old.html',
  'playground/typescript-5.3.3.0a1b2c3d4e5f.js',
  'playground/libs-4.7.4.0a1b2c3d4e5f.json',
  'rules.json',
  'rules.schema.json',
  'rules/semi.json',
  'sitemap.xml',
  'sw.js',
  'vercel.json',
];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saved-'));
  for (const name of [...Object.keys(needed), ...notNeeded]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'text');
  }
});

afterAll(() => rm(folder, { recursive: true }));

test('what is needed without a network, and nothing else', async () => {
  const files = await listSavedFiles(pathToFileURL(`${folder}/`), '5.4.5', [
    { from: '/old', to: '/users' },
  ]);
  expect(Object.keys(files).sort()).toEqual(
    Object.entries(needed)
      .map(([name, page]) => page ?? `/${name}`)
      .sort(),
  );
  expect(files['/']).toEqual({
    hash: '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1',
    size: 4,
  });
  // The service worker looks them up under their clean paths.
  expect(Object.keys(files).map(cleanPath)).toEqual(Object.keys(files));
});
