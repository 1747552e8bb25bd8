import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { listen } from './address.mjs';
import { writeServerFiles } from './buildSite.mjs';
import { precompress } from './compress.mjs';
import { createSiteServer } from './server.mjs';
import { type Answer, askServer } from './testing/askServer';

const script = '/assets/js/main.1a2b3c4d.js';
const longText = 'const answer = 42;\n'.repeat(200);

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const site = join(folder, 'build');
  await writeFiles(site, {
    'index.html': '<h1>Home</h1>',
    '404.html': `<h1>Not found</h1>${longText}`,
    'users.html': '<h1>Users</h1>',
    'users/configs/index.html': '<h1>Configs</h1>',
    'old/configs.html':
      '<meta http-equiv="refresh" content="0; url=/users/configs">',
    'img/logo.svg': '<svg/>',
    'manifest.json': '{}',
    [script]: longText,
  });
  await writeFiles(folder, { 'secret.txt': 'secret' });
  const dir = pathToFileURL(`${site}/`);
  await writeServerFiles(dir, '/');
  await compress(dir);
  // Compressed only when it is asked for: it came after the rest.
  await writeFiles(site, { 'late.js': longText });
  server = createSiteServer({ dir });
  port = await listenAnywhere(server);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('addresses', () => {
  test.each([
    ['/old/configs', '/users/configs'],
    ['/old/configs.html', '/users/configs'],
    ['/old/configs?q=1', '/users/configs?q=1'],
  ])('%s has moved', async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  test.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/?q=1', 'Home'],
    ['/users', 'Users'],
    ['/users/', 'Users'],
    ['/users.html', 'Users'],
    ['/users/index.html', 'Users'],
    ['/users/configs', 'Configs'],
    ['/users/configs/', 'Configs'],
    ['/users/configs.html', 'Configs'],
    ['/users/configs/index.html', 'Configs'],
    ['/users/configs.html?from=a.html', 'Configs'],
  ])('%s is a page', async (path, heading) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(`<h1>${heading}</h1>`);
  });

  test.each([
    '/user',
    '/users/configs/x',
    '/USERS',
    '/assets/js/none.js',
    '/%E0%A4%A',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/users/../../secret.txt',
  ])('%s is not found', async path => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<h1>Not found</h1>');
  });
});

describe('compression', () => {
  test.each([script, '/no-such-page'])(
    '%s: Brotli where the client takes it',
    async path => {
      const { headers, body } = await get(path, {
        'accept-encoding': 'gzip, deflate, br, zstd',
      });
      expect(headers['content-encoding']).toBe('br');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(body).toString()).toContain(longText);
    },
  );

  test('a file without a compressed version', async () => {
    const { headers, body } = await get('/late.js', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(longText);
  });

  test('gzip where the client takes no Brotli', async () => {
    const { headers, body } = await get(script, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(longText);
  });

  test('none where the client takes none', async () => {
    const { headers, body } = await get(script);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(longText);
  });
});

describe('before the files are compressed', () => {
  test('the server does it, until they are', async () => {
    const site = join(folder, 'compressing');
    await writeFiles(site, { '404.html': '', 'long.js': longText });
    const dir = pathToFileURL(`${site}/`);
    await writeServerFiles(dir, '/');
    let end = (): void => undefined;
    const compressing = new Promise<void>(resolve => {
      end = resolve;
    });
    const early = createSiteServer({ dir, compressing });
    const earlyPort = await listenAnywhere(early);
    const brotli = { 'accept-encoding': 'br' };
    const before = await get('/long.js', brotli, 'GET', earlyPort);
    await compress(dir);
    end();
    await compressing;
    const after = await get('/long.js', brotli, 'GET', earlyPort);
    early.close();
    for (const { headers, body } of [before, after]) {
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(longText);
    }
    // Known in advance for what is sent as it is.
    expect(before.headers['content-length']).toBeUndefined();
    expect(after.headers['content-length']).toBe(String(after.body.length));
  });

  test('no other file is left next to them', async () => {
    const names = await readdir(join(folder, 'compressing'));
    expect(names.filter(name => name.startsWith('long'))).toEqual([
      'long.js',
      'long.js.br',
    ]);
  });
});

describe('headers', () => {
  test.each([
    [script, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/', 'text/html;charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/manifest.json', 'application/json', 'no-cache'],
    ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
  ])('%s: type and caching', async (path, type, caching) => {
    const { headers } = await get(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an unchanged file is not sent again', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const { headers } = await get(script, encoding);
    const { etag = '' } = headers;
    expect(etag).not.toBe('');
    const again = await get(script, { ...encoding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

describe('below a base URL', () => {
  let below: Server;
  let belowPort: number;

  beforeAll(async () => {
    const site = join(folder, 'below');
    await writeFiles(site, {
      'index.html': '<h1>Home</h1>',
      '404.html': '<h1>Not found</h1>',
      'users.html': '<h1>Users</h1>',
      'old.html':
        '<meta http-equiv="refresh" content="0; url=/v7.11/docs/users">',
      [script]: longText,
    });
    const dir = pathToFileURL(`${site}/`);
    await writeServerFiles(dir, '/v7.11/docs/');
    below = createSiteServer({ dir });
    belowPort = await listenAnywhere(below);
  });

  afterAll(() => {
    below.close();
  });

  test.each([
    ['/v7.11/docs/', 'Home'],
    ['/v7.11/docs/index.html', 'Home'],
    ['/v7.11/docs/users?q=1', 'Users'],
  ])('%s is a page', async (path, heading) => {
    const { status, body } = await get(path, {}, 'GET', belowPort);
    expect(status).toBe(200);
    expect(body.toString()).toBe(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/v7.11/docs', '/v7.11/docs/'],
    ['/v7.11/docs/old', '/v7.11/docs/users'],
  ])('%s is a redirect', async (path, location) => {
    const { status, headers } = await get(path, {}, 'GET', belowPort);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  test.each(['/', '/users', '/v7.11/users', '/v7.11/docs/none'])(
    '%s is not found',
    async path => {
      const { status } = await get(path, {}, 'GET', belowPort);
      expect(status).toBe(404);
    },
  );

  test('files are kept for as long', async () => {
    const path = `/v7.11/docs${script}`;
    const { headers } = await get(path, {}, 'GET', belowPort);
    expect(headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});

describe('methods', () => {
  test.each([
    ['/users', 200],
    ['/no-such-page', 404],
  ])('HEAD %s has the headers only', async (path, expected) => {
    const { status, headers, body } = await get(path, {}, 'HEAD');
    expect(status).toBe(expected);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body).toHaveLength(0);
  });

  test('POST is not allowed', async () => {
    const { status, headers } = await get('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  at = port,
): Promise<Answer> {
  return askServer(at, path, headers, method);
}

async function compress(dir: URL): Promise<void> {
  await precompress(dir, openDiskCache(join(folder, 'cache')));
}

async function listenAnywhere(one: Server): Promise<number> {
  await listen(one, { host: 'localhost', port: 0 });
  const address = one.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function writeFiles(dir: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), content);
  }
}
