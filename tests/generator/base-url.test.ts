import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FileList } from '../../src/pwa/savedSites';
import { readIndexFile } from '../../src/search/engine/indexFile';
import type { ListedPage } from '../../src/search/engine/pages';
import { addressesIn, home, strays } from './part/addresses';
import { baseUrl, buildPart } from './part/buildPart';

let folder: URL;
let names: string[];

beforeAll(async () => {
  folder = await buildPart();
  names = await readdir(folder, { recursive: true });
}, 600_000);

function read(name: string): Promise<string> {
  return readFile(new URL(name, folder), 'utf8');
}

describe('no address leaves the base URL', () => {
  test('of pages', async () => {
    const pages = names.filter(name => name.endsWith('.html'));
    expect(pages).toContain('rules/await-thenable/index.html');
    for (const page of pages) {
      const addresses = addressesIn(await read(page));
      expect(addresses.length).toBeGreaterThan(0);
      expect(strays(addresses, home + page), page).toEqual([]);
    }
  });

  test('of style sheets', async () => {
    for (const name of names.filter(one => one.endsWith('.css'))) {
      const addresses = [
        ...(await read(name)).matchAll(/url\(["']?(?!data:)([^"')]+)/g),
      ].map(([, address = '']) => address);
      expect(strays(addresses, home + name), name).toEqual([]);
    }
  });

  test('of the manifest', async () => {
    const manifest = JSON.parse(await read('manifest.json')) as object;
    expect(manifest).toMatchObject({ start_url: './', scope: './' });
    const addresses = [
      ...JSON.stringify(manifest).matchAll(/"(?:src|url)":"([^"]+)"/g),
    ].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect(strays(addresses)).toEqual([]);
  });

  test.each(['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])(
    'of %s',
    async name => {
      const text = (await read(name)).replaceAll('\\"', '&quot;');
      const addresses = [
        ...text.matchAll(/https:\/\/typescript-eslint\.io\b[^\s"<&]*/g),
      ].map(([address]) => address);
      // The content of posts, with its quotes escaped.
      const linked = [
        ...text.matchAll(/(?:href|src)=(?:&quot;|")([^"&]+)/g),
      ].map(([, address = '']) => address);
      expect(addresses).not.toEqual([]);
      expect(strays([...addresses, ...linked])).toEqual([]);
      expect(addresses).not.toContain(`${home}search`);
    },
  );

  test('of headers and redirects', async () => {
    const lines = ((await read('_headers')) + (await read('_redirects')))
      .split('\n')
      .filter(line => line.startsWith('/'));
    const { headers, redirects } = JSON.parse(await read('vercel.json')) as {
      headers: { source: string }[];
      redirects: { source: string; destination: string }[];
    };
    const addresses = [
      ...lines.flatMap(line => line.replace(/ 301!$/, '').split(' ')),
      ...headers.map(({ source }) => source),
      ...redirects.flatMap(({ source, destination }) => [source, destination]),
    ];
    // The one redirect to a page of this part, if siteConfig/redirects.ts has it.
    expect(redirects).toContainEqual(
      expect.objectContaining({
        source: '/docs/linting/configs',
        destination: '/docs/users/configs',
      }),
    );
    expect(strays(addresses)).toEqual([]);
  });
});

describe('data has the paths of routes', () => {
  test('of the search', async () => {
    const index = readIndexFile(await readAsset('search/index'));
    const pages = JSON.parse(await readAsset('search/pages')) as ListedPage[];
    for (const paths of [index, pages].map(list =>
      list.map(({ path }) => path),
    )) {
      expect(paths).toContain('/play');
      expect(paths).toContain('/rules/await-thenable');
      expect(paths.filter(path => path.startsWith(baseUrl))).toEqual([]);
    }
    expect(
      index
        .find(({ path }) => path === '/troubleshooting/')
        ?.sections.some(({ messages }) => messages !== undefined),
    ).toBe(true);
  });

  test('of the list of files to read offline', async () => {
    const [name = ''] = names.filter(one =>
      /^offline-files\..*json$/.test(one),
    );
    const paths = Object.keys(JSON.parse(await read(name)) as FileList);
    expect(paths).toContain('/rules/await-thenable');
    expect(
      paths.filter(
        path =>
          !['', '.html', '/index.html'].some(
            end =>
              path + end !== '/' &&
              existsSync(new URL(`.${path}${end}`, folder)),
          ),
      ),
    ).toEqual([]);
    expect(await read('sw.js')).toContain(`"${name}"`);
  });
});

function readAsset(start: string): Promise<string> {
  return read(names.find(name => name.startsWith(`assets/${start}.`)) ?? '');
}
