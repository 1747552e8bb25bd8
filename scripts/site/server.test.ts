import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest';
import { openDiskCache } from '../../plugins/diskCache';
import { type Answer, askServer } from '../../tests/site/askServer';
import { listen } from './address.mjs';
import { replaceBuild } from './build';
import { finishSite } from './finishSite';
import { precompress } from './precompress';
import { createSiteServer } from './server';

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
    'old/configs.html': redirectTo('/users/configs'),
    'img/logo.svg': '<svg/>',
    'manifest.json': '{}',
    [script]: longText,
  });
  await writeFiles(folder, { 'secret.txt': 'secret' });
  const dir = pathToFileURL(`${site}/`);
  await finishSite(dir, '/');
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
    ['/old/configs/', '/users/configs'],
    ['/old/configs/index.html', '/users/configs'],
    ['/%6fld/configs', '/users/configs'],
  ])('%s has moved', async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect(headers['x-frame-options']).toBe('DENY');
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
    ['/users%2fconfigs', 'Configs'],
    ['http://localhost/users', 'Users'],
  ])('%s is a page', async (path, heading) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
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
    '/users%00',
    '/.well-known',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/vercel.json',
    '/users/../vercel.json',
    `${script}.br`,
    `${script}/`,
  ])('%s is not found', async path => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
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
      expect(headers.vary).toMatch(/\bAccept-Encoding$/);
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

  test('nothing where files are wanted as they are', async () => {
    const dir = pathToFileURL(`${join(folder, 'build')}/`);
    const plain = createSiteServer({ dir, asIs: true });
    const { headers, body } = await get(
      script,
      { 'accept-encoding': 'br' },
      'GET',
      await listenAnywhere(plain),
    );
    plain.close();
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(longText);
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

test('files are compressed while they are served', async () => {
  const site = join(folder, 'compressing');
  await writeFiles(site, { '404.html': '', 'long.js': longText });
  const dir = pathToFileURL(`${site}/`);
  await finishSite(dir, '/');
  const early = createSiteServer({ dir });
  const earlyPort = await listenAnywhere(early);
  const brotli = { 'accept-encoding': 'br' };
  const before = await get('/long.js', brotli, 'GET', earlyPort);
  await compress(dir);
  const after = await get('/long.js', brotli, 'GET', earlyPort);
  early.close();
  for (const { headers, body } of [before, after]) {
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(longText);
  }
  // Known in advance for what is sent as it is.
  expect(before.headers['content-length']).toBeUndefined();
  expect(after.headers['content-length']).toBe(String(after.body.length));
  // No draft is left.
  expect((await readdir(site)).filter(name => name.startsWith('long'))).toEqual(
    ['long.js', 'long.js.br'],
  );
});

describe('another build', () => {
  const old = '/assets/js/old.0a1b2c3d.js';
  let dir: URL;
  let previous: URL;
  let server: Server;
  let port: number;

  async function deploy(text: string, files: Record<string, string>) {
    await replaceBuild(
      { build: dir, draft: new URL('../draft/', dir), previous },
      async draft => {
        await writeFiles(fileURLToPath(draft), {
          '404.html': '',
          'index.html': text,
          ...files,
        });
        await finishSite(draft, '/');
      },
    );
  }

  beforeEach(async () => {
    const own = await mkdtemp(join(folder, 'builds-'));
    dir = pathToFileURL(`${own}/build/`);
    previous = pathToFileURL(`${own}/previous/`);
    await deploy('one', { [old]: 'old', 'old.txt': '' });
    server = createSiteServer({ dir, previous });
    port = await listenAnywhere(server);
  });

  afterEach(() => {
    server.close();
  });

  const ask = (path: string) => get(path, {}, 'GET', port);

  test('is served as soon as it is there, with the scripts of the one before', async () => {
    expect((await ask('/')).body.toString()).toBe('one');
    await deploy('two', { 'moved.html': redirectTo('/') });
    expect((await ask('/')).body.toString()).toBe('two');
    expect((await ask('/moved')).status).toBe(301);
    const script = await ask(old);
    expect(script.body.toString()).toBe('old');
    expect(script.headers['content-type']).toMatch('javascript');
    expect((await ask('/old.txt')).status).toBe(404);
  });

  test('is never half there', async () => {
    const texts = new Set<string>();
    let isDeploying = true;
    const asking = Array.from({ length: 8 }, async () => {
      while (isDeploying) {
        const { status, body } = await ask('/');
        texts.add(`${String(status)} ${body.toString()}`);
      }
    });
    for (const text of ['two', 'three', 'four']) {
      await deploy(text, {});
      await vi.waitFor(() => expect(texts).toContain(`200 ${text}`));
    }
    isDeploying = false;
    await Promise.all(asking);
    expect([...texts].sort()).toEqual([
      '200 four',
      '200 one',
      '200 three',
      '200 two',
    ]);
  });

  test('that fails leaves the last one', async () => {
    const failing = replaceBuild(
      { build: dir, draft: new URL('../draft/', dir), previous },
      () => Promise.reject(new Error('It failed.')),
    );
    await expect(failing).rejects.toThrow('It failed.');
    expect((await ask('/')).body.toString()).toBe('one');
  });

  test('may be missing', async () => {
    await rm(dir, { recursive: true });
    expect((await ask('/')).status).toBe(404);
    await deploy('two', {});
    expect((await ask('/')).body.toString()).toBe('two');
  });
});

test('a build that was stopped is not served', async () => {
  const site = join(folder, 'half');
  await writeFiles(site, { 'index.html': '', '404.html': '' });
  expect(() => createSiteServer({ dir: pathToFileURL(`${site}/`) })).toThrow(
    "isn't whole",
  );
  expect(() =>
    createSiteServer({ dir: pathToFileURL(`${site}/none/`) }),
  ).toThrow('There is no built site');
});

describe('headers', () => {
  test.each([
    [
      script,
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
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
      'old.html': redirectTo('/v7.11/docs/users'),
      [script]: longText,
    });
    const dir = pathToFileURL(`${site}/`);
    await finishSite(dir, '/v7.11/docs/');
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
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  test('POST is not allowed', async () => {
    const { status, headers } = await get('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['x-frame-options']).toBe('DENY');
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

function redirectTo(path: string): string {
  return `<meta http-equiv="refresh" content="0; url=${path}">`;
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
