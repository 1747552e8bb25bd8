import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { forEachLanguage } from './languageFolders.mjs';

async function makeSite(): Promise<URL> {
  const parent = await mkdtemp(join(tmpdir(), 'languages-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await mkdir(join(parent, 'build/fr'), { recursive: true });
  await writeFile(join(parent, 'build/index.html'), 'English');
  await writeFile(join(parent, 'build/fr/index.html'), 'français');
  return pathToFileURL(join(parent, 'build/'));
}

test('each language is a site of its own', async () => {
  const site = await makeSite();
  const seen: [string | undefined, string[]][] = [];
  await forEachLanguage(site, ['fr'], async (folder, language) => {
    seen.push([language, await readdir(folder)]);
    await writeFile(new URL('sw.js', folder), '');
  });
  expect(seen).toEqual([
    [undefined, ['index.html']],
    ['fr', ['index.html']],
  ]);
  const files = await readdir(site, { recursive: true });
  expect(files.sort()).toEqual([
    'fr',
    join('fr', 'index.html'),
    join('fr', 'sw.js'),
    'index.html',
    'sw.js',
  ]);
});

test('a failure leaves every language where it was', async () => {
  const site = await makeSite();
  await expect(
    forEachLanguage(site, ['fr'], () => Promise.reject(new Error('No.'))),
  ).rejects.toThrow('No.');
  expect((await readdir(site)).sort()).toEqual(['fr', 'index.html']);
});
