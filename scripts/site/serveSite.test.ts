import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { askServer } from '../../tests/site/askServer';
import { freePort } from './address.mjs';
import { finishSite } from './finishSite';
import { serveSite } from './serveSite';

const image = 'img/share/docs/1a2b3c.png';
const page = `<meta property="og:image" content="https://site.example/${image}">
<main><h1>Home</h1>${'<p>A long page.</p>'.repeat(100)}</main>`;

it('serves a site that was built just now, and finishes it without a complaint', async () => {
  const path = await mkdtemp(join(tmpdir(), 'first-start-'));
  await mkdir(join(path, 'img'));
  await writeFile(join(path, 'index.html'), page);
  await writeFile(join(path, '404.html'), page);
  const folder = pathToFileURL(`${path}/`);
  await finishSite(folder, '/');
  const address = { host: 'localhost', port: await freePort('localhost') };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const complaints = vi.spyOn(console, 'error');

  // It rejects when the process that compresses doesn't end well.
  const server = await serveSite(address, folder);

  const brotli = { 'accept-encoding': 'br' };
  const home = await askServer(address.port, '/', brotli);
  const drawn = await askServer(address.port, `/${image}`);
  server.close();
  await rm(path, { recursive: true });
  expect(home.headers['content-encoding']).toBe('br');
  // Known in advance for what was compressed before it was asked for.
  expect(home.headers['content-length']).toBe(String(home.body.length));
  expect(brotliDecompressSync(home.body).toString()).toBe(page);
  expect(drawn.status).toBe(200);
  expect(drawn.headers['content-type']).toBe('image/png');
  expect(log.mock.calls).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
