import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { freePort, listen } from '../../scripts/site/address.mjs';
import { createSiteServer } from '../../scripts/site/server';
import { requests, type Validators } from '../fixtures/requests';
import { redirects, routes } from '../fixtures/routes';
import { type Answer, askServer } from './askServer';
import { missing, startNginx } from './nginx';

const night = { tags: ['night'] };

async function startOwn(build: URL) {
  const port = await freePort('localhost');
  const server = createSiteServer({ dir: build });
  await listen(server, { host: 'localhost', port });
  return {
    port,
    pid: process.pid,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

describe('our own server', () => answersAll(startOwn, 'own'));

describe.skipIf(missing.length > 0)('nginx, as in the container', night, () => {
  answersAll(startNginx, 'nginx');

  test('sends all pages and files as our own server does', async () => {
    const own = await startOwn(buildFolder);
    const nginx = await startNginx(buildFolder);
    for (const path of [
      ...routes,
      '/rules/no-shadow/',
      '/rules/no-shadow.md',
      '/llms.txt',
      '/rules.json',
      '/rules.d.ts',
      '/sw.js',
      '/img/logo.svg',
      '/no/such/page',
    ]) {
      const [sent, expected] = await Promise.all(
        [nginx, own].map(async ({ port }) =>
          comparable(await askServer(port, path, { 'accept-encoding': 'br' })),
        ),
      );
      expect(sent, path).toEqual(expected);
    }
    await own.stop();
    await nginx.stop();
  });
});

/** What has to be the same for both. */
function comparable(answer: Answer) {
  const { status, headers } = answer;
  return {
    status,
    length: decoded(answer).length,
    ...Object.fromEntries(
      [
        'cache-control',
        'content-encoding',
        'content-security-policy',
        'content-type',
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
        'x-frame-options',
      ].map(name => [name, headers[name]]),
    ),
  };
}

function answersAll(start: typeof startOwn, name: 'nginx' | 'own'): void {
  let server: Awaited<ReturnType<typeof start>>;
  let file: Buffer;
  let validators: Validators;

  beforeAll(async () => {
    server = await start(buildFolder);
    file = await readFile(new URL('rules.json', buildFolder));
    const { headers } = await askServer(server.port, '/rules.json');
    validators = {
      etag: headers.etag ?? '',
      modified: headers['last-modified'] ?? '',
    };
  });

  afterAll(() => server.stop());

  for (const [title, asked] of Object.entries(requests)) {
    const { path, method = 'GET', headers = {}, part = [] } = asked;
    test(title, async () => {
      const answer = await askServer(
        server.port,
        path,
        typeof headers === 'function' ? headers(validators) : headers,
        method,
      );
      const expected = { ...asked, ...(name === 'nginx' && asked.nginx) };
      expect(answer.status).toBe(expected.status);
      for (const [header, value] of Object.entries(expected.answer ?? {})) {
        if (value instanceof RegExp) {
          expect(answer.headers[header], header).toMatch(value);
        } else {
          expect(answer.headers[header], header).toBe(value);
        }
      }
      if (
        path === '/rules.json' &&
        answer.body.length > 0 &&
        expected.status < 300
      ) {
        const [start, end] = part;
        expect(decoded(answer).equals(file.subarray(start, end))).toBe(true);
      }
    });
  }

  test('old addresses lead to pages, with their query', night, async () => {
    for (const [from, to] of redirects) {
      const { status, headers } = await askServer(
        server.port,
        `${from}?from=old&n=1`,
      );
      expect(status, from).toBe(301);
      expect(headers.location).toBe(`${to}?from=old&n=1`);
    }
  });

  test('aborted downloads leave nothing open', night, async () => {
    const before = openFiles(server.pid);
    for (let count = 0; count < 300; count += 1) {
      await abort(server.port, '/rules.json', count % 3);
    }
    await vi.waitFor(() =>
      expect(openFiles(server.pid)).toBeLessThan(before + 20),
    );
    expect((await askServer(server.port, '/')).status).toBe(200);
  });

  test(
    'half requests and many at once keep no other from being answered',
    night,
    async () => {
      const half = Array.from({ length: 200 }, () =>
        connect(server.port).on('error', () => undefined),
      );
      for (const socket of half) {
        socket.write('GET / HTTP/1.1\r\nHost: ');
      }
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => askServer(server.port, '/')),
      );
      for (const socket of half) {
        socket.destroy();
      }
      expect(answers.map(({ status }) => status)).toEqual(
        answers.map(() => 200),
      );
    },
  );

  test('another build takes the place of the last', night, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'builds-'));
    const build = pathToFileURL(`${folder}/build/`);
    const next = pathToFileURL(`${folder}/next/`);
    for (const copy of [build, next]) {
      await cp(buildFolder, copy, { recursive: true });
    }
    await writeFile(new URL('robots.txt', next), 'next');
    const own = await start(build);
    const answers: Answer[] = [];
    const replaced = new AbortController();
    const asking = (async () => {
      while (!replaced.signal.aborted) {
        answers.push(await askServer(own.port, '/robots.txt'));
      }
    })();
    await rename(build, join(folder, 'previous'));
    await rename(next, build);
    await vi.waitFor(() =>
      expect(answers.at(-1)?.body.toString()).toBe('next'),
    );
    replaced.abort();
    await asking;
    await own.stop();
    await rm(folder, { recursive: true });
    // The container's files are never replaced.
    const possible = name === 'own' ? [200] : [200, 404];
    expect(
      answers.filter(({ status = 0 }) => !possible.includes(status)),
    ).toEqual([]);
  });
}

function decoded({ headers, body }: Answer): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}

/** Where the system tells. */
function openFiles(pid: number): number {
  const folder = `/proc/${String(pid)}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** Takes the first bytes of an answer, if any, and leaves. */
function abort(port: number, path: string, chunks: number): Promise<void> {
  return new Promise(resolve => {
    const asking = request({ host: 'localhost', port, path }, response => {
      let count = 0;
      response.on('data', () => {
        count += 1;
        if (count >= chunks) {
          asking.destroy();
        }
      });
    });
    asking.on('error', () => undefined).on('close', resolve);
    asking.end(() => {
      if (chunks === 0) {
        asking.destroy();
      }
    });
  });
}
