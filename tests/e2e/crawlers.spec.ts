import { expect, test } from '@playwright/test';
import { redirects } from '../fixtures/routes';

async function read(path: string, baseURL = ''): Promise<string> {
  const response = await fetch(new URL(path, baseURL));
  expect(response.status).toBe(200);
  return response.text();
}

test('robots.txt leads to the sitemap', async ({ baseURL }) => {
  const robots = await read('/robots.txt', baseURL);
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(await read(new URL(sitemap).pathname, baseURL)).toContain('<urlset');
});

test('the sitemap says when pages changed, and lists no empty ones', async ({
  baseURL,
}) => {
  const sitemap = await read('/sitemap.xml', baseURL);
  expect(sitemap).toMatch(
    /\/rules\/no-explicit-any<\/loc><lastmod>\d{4}-\d\d-\d\d</,
  );
  expect(sitemap).not.toContain('/blog/authors');
});

for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
  test(`${path} carries texts without the page’s controls`, async ({
    baseURL,
  }) => {
    const feed = await read(path, baseURL);
    expect(feed).toContain('News and background from the typescript-eslint');
    expect(feed).toContain('<pre>');
    expect(feed).not.toMatch(/<button|hash-link|\bclass=|<script/);
  });
}

for (const [from, to] of redirects) {
  test(`${from} redirects on the server`, async ({ baseURL }) => {
    const response = await fetch(new URL(`${from}?q=1`, baseURL), {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?q=1`);
  });
}
