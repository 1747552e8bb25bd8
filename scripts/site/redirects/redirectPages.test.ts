import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeRedirectPages } from './redirectPages.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  await mkdir(join(folder, 'users/configs'), { recursive: true });
  await mkdir(join(folder, 'linting'));
  await writeFile(
    join(folder, 'users/configs/index.html'),
    '<title data-rh="true">Presets &amp; more | site</title>',
  );
  await writeFile(
    join(folder, 'linting/configs.html'),
    '<html><head><meta http-equiv="refresh" content="0; url=/docs/users/configs"></head></html>',
  );
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('redirecting pages get a title and a link', async () => {
  const redirects = await completeRedirectPages(
    pathToFileURL(`${folder}/`),
    '/docs/',
  );
  expect(redirects).toEqual([
    { from: '/linting/configs', to: '/users/configs' },
  ]);
  const html = await readFile(join(folder, 'linting/configs.html'), 'utf8');
  expect(html).toContain('<title>Presets &amp; more | site</title>');
  expect(html).toContain(
    '<a href="/docs/users/configs">Presets &amp; more | site</a>',
  );
  expect(html).toContain('http-equiv="refresh"');
});

test('a second run finds the same', async () => {
  const site = pathToFileURL(`${folder}/`);
  expect(await completeRedirectPages(site, '/docs/')).toEqual(
    await completeRedirectPages(site, '/docs/'),
  );
});
