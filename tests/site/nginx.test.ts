import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { redirects } from '../fixtures/routes';
import { ServedSite } from './server';

/** Where Debian's packages put nginx's module for Brotli: without both, there is nothing to try. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isInstalled =
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('test', ['-e', brotli]).status === 0;

describe.skipIf(!isInstalled)('nginx, as in the container', () => {
  let folder: string;
  let nginx: ChildProcess;
  let site: ServedSite;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    url = `http://localhost:${String(port)}`;
    const server = readFileSync(new URL('nginx.conf', buildFolder), 'utf8')
      .replace('listen 8080', `listen ${String(port)}`)
      .replace(/root .*;/, `root ${fileURLToPath(buildFolder)};`);
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `load_module ${brotli};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events {}
http {
access_log off;
include /etc/nginx/mime.types;
${['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
${server}
}`,
    );
    nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    site = await ServedSite.start();
    await vi.waitFor(() => fetch(url), { timeout: 20_000 });
  });

  afterAll(async () => {
    site.stop();
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string) => fetch(url + path, { redirect: 'manual' });

  test.each([
    '/',
    '/rules/no-shadow',
    '/rules/no-shadow/',
    '/blog/tags/ast',
    '/rules/no-shadow.md',
    '/llms.txt',
    '/rules.json',
    '/rules.d.ts',
    '/sw.js',
    '/img/logo.svg',
    '/no/such/page',
  ])('answers %s as our server does', async path => {
    const [own, other] = await Promise.all([site.fetch(path), ask(path)]);
    expect(other.status).toBe(own.status);
    for (const name of [
      'cache-control',
      'content-encoding',
      'content-security-policy',
      'permissions-policy',
      'x-content-type-options',
    ]) {
      expect(other.headers.get(name), name).toBe(own.headers.get(name));
    }
    const typeOf = ({ headers }: Response) =>
      headers.get('content-type')?.split(';')[0];
    // Both are right: nginx's list is older.
    expect(typeOf(other)?.replace('application/', 'text/')).toBe(
      typeOf(own)?.replace('application/', 'text/'),
    );
    expect(await other.text()).toBe(await own.text());
  });

  test.each(redirects)('%s leads to %s, with its query', async (from, to) => {
    const response = await ask(`${from}?from=old&n=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?from=old&n=1`);
  });

  test('its own config is nobody else’s business', async () => {
    expect((await ask('/nginx.conf')).status).toBe(404);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
