import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../scripts/run.mjs';
import { builtPages } from '../builtPages';
import { ServedSite } from './server';

const siteUrl = 'https://typescript-eslint.io';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

async function read(path: string): Promise<string> {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}

test('robots.txt leads to the sitemap', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain('Disallow');
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(await read(new URL(sitemap).pathname)).toContain('<urlset');
});

test('the sitemap says when pages changed, and lists no empty ones', async () => {
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toMatch(
    /\/rules\/no-explicit-any<\/loc><lastmod>\d{4}-\d\d-\d\d</,
  );
  expect(sitemap).not.toContain('/blog/authors');
});

test('the sitemap has every page that is to be found', async () => {
  const sitemap = await read('/sitemap.xml');
  const pages = [...builtPages()].filter(
    ([path, html]) =>
      path !== '/404.html' && !/<meta[^>]*content="?noindex/.test(html),
  );
  expect(pages.length).toBeGreaterThan(143);
  expect(
    pages
      .map(([path]) => `<loc>${siteUrl}${path}</loc>`)
      .filter(place => !sitemap.includes(place)),
  ).toEqual([]);
});

const posts = readdirSync(new URL('blog/', projectFolder))
  .filter(name => /\.mdx?$/.test(name))
  .map(name => name.replace(/^[\d-]+/, '').replace(/\.mdx?$/, ''));

test.each([
  ['/blog/rss.xml', 'item', (slug: string) => `<link>${address(slug)}</link>`],
  [
    '/blog/atom.xml',
    'entry',
    (slug: string) => `<link href="${address(slug)}"`,
  ],
])('%s has every post, each whole', async (path, element, linkTo) => {
  const feed = await read(path);
  expect(posts.filter(slug => !feed.includes(linkTo(slug)))).toEqual([]);
  const tags = [...feed.matchAll(new RegExp(`</?${element}>`, 'g'))].map(
    ([tag]) => tag,
  );
  expect(tags).toEqual(posts.flatMap(() => [`<${element}>`, `</${element}>`]));
});

test.each(['/blog/rss.xml', '/blog/atom.xml', '/users/rule-changes.xml'])(
  '%s says where it is',
  async path => {
    const tags = (await read(path)).match(/<(?:atom:)?link [^>]*>/g) ?? [];
    expect(
      tags
        .filter(tag => tag.includes('rel="self"'))
        .map(tag => /href="(.*?)"/.exec(tag)?.[1]),
    ).toEqual([siteUrl + path]);
  },
);

test.each(['/blog/feed.json', '/users/rule-changes.json'])(
  '%s says where it is',
  async path =>
    expect(JSON.parse(await read(path))).toMatchObject({
      feed_url: siteUrl + path,
    }),
);

function address(slug: string): string {
  return `${siteUrl}/blog/${slug}`;
}

for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
  test(`${path} carries texts without the page’s controls`, async () => {
    const feed = await read(path);
    expect(feed).toContain('News and background from the typescript-eslint');
    expect(feed).toContain('<pre>');
    expect(feed).not.toMatch(/<button|hash-link|\bclass=|<script/);
  });
}

describe.each([
  '/rules/no-shadow',
  '/users/configs',
  '/blog/asts-and-typescript-eslint',
])('%s has an image of its own for where it is linked to', path => {
  async function imageOf(): Promise<string> {
    const html = await read(path);
    const [, image = ''] =
      /<meta[^>]* property="?og:image"? content="?([^" >]*)/.exec(html) ?? [];
    return new URL(image).pathname;
  }

  test('which is named', async () =>
    expect(await imageOf()).toMatch(/^\/img\/share\/\w+\/.+\.png$/));

  // The build for tests draws none.
  test('which is there', { tags: ['night'] }, async () => {
    const response = await site.fetch(await imageOf());
    expect(response.headers.get('content-type')).toBe('image/png');
    const { byteLength } = await response.arrayBuffer();
    expect(byteLength).toBeGreaterThan(10_000);
    expect(byteLength).toBeLessThanOrEqual(60_000);
  });
});

test('every page is described in 50 to 160 characters, under one heading', async () => {
  const sitemap = await read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(200);
  const faults = await Promise.all(
    paths.map(async path => {
      const html = await read(path);
      const [, description = ''] =
        /<meta[^>]* name="?description"? content="([^"]*)"/.exec(html) ?? [];
      const headings = html.match(/<h1[ >]/g) ?? [];
      const fits = description.length >= 50 && description.length <= 160;
      return fits && headings.length === 1 ? [] : [path, description];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test.each([
  ['/rules/no-shadow', 'BreadcrumbList'],
  ['/users/configs', 'TechArticle'],
  ['/blog/asts-and-typescript-eslint', 'BlogPosting'],
  ['/troubleshooting/', 'FAQPage'],
])('%s says that it is a %s', async (path, type) => {
  const html = await read(path);
  const data = [
    ...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g),
  ].map(([, json]) => JSON.stringify(JSON.parse(json ?? '')));
  expect(data.join()).toContain(`"@type":"${type}"`);
});

test('browsers learn how to search the site', async () => {
  const html = await read('/');
  expect(html).toContain('application/opensearchdescription+xml');
  expect(await read('/opensearch.xml')).toContain(
    'template="https://typescript-eslint.io/search?q={searchTerms}"',
  );
});
