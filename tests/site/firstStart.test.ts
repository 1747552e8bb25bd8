import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { freePort } from '../../scripts/site/address.mjs';
import { serveSite } from '../../scripts/site/serveSite';

// `scripts/site/serveSite.test.ts` does the same with a small site.
it(
  'a fresh build is served, and finished meanwhile without a complaint',
  { tags: ['night'], timeout: 900_000 },
  async () => {
    const path = await mkdtemp(join(tmpdir(), 'fresh-build-'));
    await cp(fileURLToPath(buildFolder), path, {
      recursive: true,
      filter: source => !/\.br$|img[\\/]share$/.test(source),
    });
    const address = { host: 'localhost', port: await freePort('localhost') };
    const server = await serveSite(address, pathToFileURL(`${path}/`));
    const origin = `http://localhost:${String(address.port)}`;
    const page = await fetch(`${origin}/rules/no-shadow`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const html = await page.text();
    const [, image = ''] = /"?og:image"? content="?([^" >]*)/.exec(html) ?? [];
    const drawn = await fetch(origin + new URL(image).pathname);
    server.close();
    await rm(path, { recursive: true });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(Number(page.headers.get('content-length'))).toBeGreaterThan(0);
    expect(drawn.headers.get('content-type')).toBe('image/png');
  },
);
