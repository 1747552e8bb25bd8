import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFolder } from '../../../scripts/run.mjs';
import { readHostFiles } from '../../../scripts/site/headers';
import { responseHeaders } from '../../../scripts/site/headers/headerRules';
import { builtPages } from '../../builtPages';

/** What a host answers, as far as its files decide on it. */
interface HostAnswer {
  /** Where it leads, with 301 if a file says so. */
  location?: string | undefined;
  headers: Headers;
}

type Host = (path: string, accept?: string) => HostAnswer | Promise<HostAnswer>;

interface Parsed {
  errors?: unknown[];
  invalid?: unknown[];
}

const { redirects, rules } = readHostFiles(buildFolder);
const pages = [...builtPages().keys()].filter(path => path !== '/404.html');
const worker = rules.find(({ source }) => source.includes('worker'))?.source;

const script =
  /(?<=src=)\/assets\/js\/[\w.-]+\.js/.exec(read('index.html'))?.[0] ?? '';

/** Pages and files, sixty of them. */
const addresses = [
  ...pages.filter((_, index) => index % Math.floor(pages.length / 50) === 0),
  '/rules/no-shadow.md',
  '/rules.d.ts',
  '/rules.json',
  '/llms.txt',
  '/sw.js',
  '/img/logo.svg',
  '/img/favicon.ico',
  '/manifest.json',
  '/sitemap.xml',
  '/blog/rss.xml',
  script,
  String(worker).replaceAll(/[()\\]/g, ''),
];
const old = redirects.filter(
  (_, index) => index % Math.ceil(redirects.length / 60) === 0,
);

/** Imports a file of the packages that hosts publish, which aren't among the site's own. */
function load<Exports>(file: string): Promise<Exports> {
  const url = new URL(`node_modules/${file}`, import.meta.url);
  return import(/* @vite-ignore */ url.href) as Promise<Exports>;
}

function read(name: string): string {
  return readFileSync(new URL(name, buildFolder), 'utf8');
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, buildFolder));
}

describe('hosts', { tags: ['night'], timeout: 300_000 }, () => {
  beforeAll(() => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    if (!existsSync(`${folder}node_modules`)) {
      // Without the programs that run code as these hosts do: only files are read.
      execFileSync('npm', [
        ...['ci', '--prefix', folder, '--omit=optional', '--ignore-scripts'],
        ...['--no-audit', '--no-fund'],
      ]);
    }
  });

  describe.each<[name: string, start: () => Promise<Host>]>([
    ['Cloudflare Pages', startCloudflare],
    ['Netlify', startNetlify],
    ['Vercel', startVercel],
  ])('%s', (_, start) => {
    test('gives each address the headers of the one list', async () => {
      const host = await start();
      expect(addresses.length).toBeGreaterThanOrEqual(60);
      for (const path of addresses) {
        const { headers } = await host(path);
        const { 'Cache-Control': caching, ...others } = responseHeaders(
          rules,
          path,
        );
        for (const [name, value] of Object.entries(others)) {
          expect(headers.get(name), `${path}: ${name}`).toBe(value);
        }
        // No pattern leaves out the Markdown that is next to pages.
        if (/^\/(?:assets|img)\//.test(path)) {
          expect(headers.has('Content-Security-Policy'), path).toBe(false);
        }
        // Hosts have browsers ask again unless they are told otherwise.
        if (caching?.includes('immutable')) {
          expect(headers.get('Cache-Control')).toBe(caching);
        }
      }
    });

    test('leads each old address on', async () => {
      const host = await start();
      expect(old.length).toBeGreaterThanOrEqual(50);
      for (const { from, to } of old) {
        const { location } = await host(from);
        expect(location, from).toBe(`301 ${to}`);
      }
    });
  });
});

describe('Vercel', { tags: ['night'] }, () =>
  test.each([
    ['/', 'text/markdown', '307 /index.md'],
    ['/rules/no-shadow', 'text/markdown, */*', '307 /rules/no-shadow.md'],
    ['/rules/no-shadow/', 'text/markdown', '307 /rules/no-shadow.md'],
    ['/rules/no-shadow', 'text/html, text/markdown;q=0.9', undefined],
    ['/rules/no-shadow', 'text/html,*/*;q=0.8', undefined],
    ['/rules/no-shadow.md', 'text/markdown', undefined],
    ['/play', 'text/markdown', undefined],
  ])('leads from %s with "%s" to %s', async (path, accept, location) => {
    const host = await startVercel();
    expect((await host(path, accept)).location).toBe(location);
  }),
);

/** Its own server, as wrangler runs it. */
async function startCloudflare(): Promise<Host> {
  const folder = '@cloudflare/pages-shared';
  const [{ parseRedirects }, { parseHeaders }, { createMetadataObject }] =
    await Promise.all([
      load<{ parseRedirects: (text: string) => Parsed }>(
        `${folder}/metadata-generator/parseRedirects.ts`,
      ),
      load<{ parseHeaders: (text: string) => Parsed }>(
        `${folder}/metadata-generator/parseHeaders.ts`,
      ),
      load<{ createMetadataObject: (parsed: object) => object }>(
        `${folder}/metadata-generator/createMetadataObject.ts`,
      ),
    ]);
  const { generateHandler } = await load<{
    generateHandler: (context: object) => Promise<Response>;
  }>(`${folder}/asset-server/handler.ts`);
  const parsed = {
    redirects: parseRedirects(read('_redirects')),
    headers: parseHeaders(read('_headers')),
  };
  expect(parsed.redirects.invalid).toEqual([]);
  expect(parsed.headers.invalid).toEqual([]);
  const metadata = createMetadataObject(parsed);
  const ask = (path: string) =>
    generateHandler({
      request: new Request(new URL(path, 'https://site.example')),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: (file: string) =>
        Promise.resolve(
          file.includes('.') && existsSync(pathOf(`.${file}`)) ? file : null,
        ),
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: () =>
        Promise.resolve({ body: null, contentType: 'text/plain' }),
    });
  return async path => {
    const { status, headers } = await ask(path);
    const location = headers.get('Location');
    // It asks for a slash after pages.
    return status === 308 && location === `${path}/`
      ? { headers: (await ask(location)).headers }
      : {
          headers,
          ...(location !== null && {
            location: `${String(status)} ${location}`,
          }),
        };
  };
}

async function startNetlify(): Promise<Host> {
  const { parseAllRedirects } = await load<{
    parseAllRedirects: (files: object) => Promise<
      Parsed & {
        redirects: { from: string; to: string; status: number }[];
      }
    >;
  }>('@netlify/redirect-parser/lib/index.js');
  const { parseAllHeaders } = await load<{
    parseAllHeaders: (files: object) => Promise<
      Parsed & {
        headers: { forRegExp: RegExp; values: Record<string, string> }[];
      }
    >;
  }>('@netlify/headers-parser/lib/index.js');
  const moved = await parseAllRedirects({
    redirectsFiles: [pathOf('_redirects')],
  });
  const headers = await parseAllHeaders({
    headersFiles: [pathOf('_headers')],
    minimal: false,
  });
  expect([moved.errors, headers.errors]).toEqual([[], []]);
  return path => {
    const redirect = moved.redirects.find(({ from }) => from === path);
    const sent = new Headers();
    for (const { forRegExp, values } of headers.headers) {
      for (const [name, value] of Object.entries(
        forRegExp.test(path) ? values : {},
      )) {
        sent.append(name, value);
      }
    }
    return {
      location: redirect && `${String(redirect.status)} ${redirect.to}`,
      headers: sent,
    };
  };
}

async function startVercel(): Promise<Host> {
  const { getTransformedRoutes } = await load<{
    getTransformedRoutes: (config: unknown) => {
      error: unknown;
      routes: {
        src?: string;
        status?: number;
        headers?: Record<string, string>;
        has?: { value: string }[];
      }[];
    };
  }>('@vercel/routing-utils/dist/index.js');
  const { error, routes } = getTransformedRoutes(
    JSON.parse(read('vercel.json')),
  );
  expect(error).toBe(null);
  return (path, accept = '*/*') => {
    const matching = routes.filter(
      ({ has = [], src }) =>
        src !== undefined &&
        new RegExp(src).test(path) &&
        has.every(({ value }) => new RegExp(`^${value}$`, 'i').test(accept)),
    );
    const redirect = matching.find(({ status }) => status !== undefined);
    const [, ...groups] = new RegExp(redirect?.src ?? '').exec(path) ?? [];
    const location = redirect?.headers?.Location?.replaceAll(
      /\$(\d)/g,
      (_, group: string) => groups[Number(group) - 1] ?? '',
    );
    return {
      location: redirect && `${String(redirect.status)} ${String(location)}`,
      headers: new Headers(
        matching.flatMap(({ headers }) => Object.entries(headers ?? {})),
      ),
    };
  };
}
