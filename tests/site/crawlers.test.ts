import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServedSite } from './server';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => {
  site.stop();
});

async function read(path: string): Promise<string> {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}

test('robots.txt leads to the sitemap', async () => {
  const robots = await read('/robots.txt');
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

for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
  test(`${path} carries texts without the page’s controls`, async () => {
    const feed = await read(path);
    expect(feed).toContain('News and background from the typescript-eslint');
    expect(feed).toContain('<pre>');
    expect(feed).not.toMatch(/<button|hash-link|\bclass=|<script/);
  });
}
