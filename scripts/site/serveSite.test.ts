import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { freePort } from './address.mjs';
import { writeServerFiles } from './buildSite.mjs';
import { serveSite } from './serveSite.mjs';

const image = 'img/share/docs/1a2b3c.png';
const page = `<meta property="og:image" content="https://site.example/${image}">
<main><h1>Home</h1>${'<p>A long page.</p>'.repeat(100)}</main>`;

it('serves a site that was built just now, and finishes it without a complaint', async () => {
  const path = await mkdtemp(join(tmpdir(), 'first-start-'));
  await mkdir(join(path, 'img'));
  await writeFile(join(path, 'index.html'), page);
  await writeFile(join(path, '404.html'), page);
  const folder = pathToFileURL(`${path}/`);
  await writeServerFiles(folder, '/');
  const address = { host: 'localhost', port: await freePort('localhost') };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const complaints = vi.spyOn(console, 'error');

  // It rejects when the process that compresses doesn't end well.
  const server = await serveSite(address, folder);

  const ask = (file: string): Promise<Response> =>
    fetch(`http://localhost:${String(address.port)}/${file}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
  const [home, drawn] = [await ask(''), await ask(image)];
  server.close();
  await rm(path, { recursive: true });
  expect(home.headers.get('content-encoding')).toBe('br');
  // Known in advance for what was compressed before it was asked for.
  expect(Number(home.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await home.text()).toBe(page);
  expect(drawn.status).toBe(200);
  expect(drawn.headers.get('content-type')).toBe('image/png');
  expect(log.mock.calls).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
