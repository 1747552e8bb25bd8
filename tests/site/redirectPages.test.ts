import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { redirects } from '../fixtures/routes';
import { ServedSite } from './server';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

/** Where a page leads to, with its address. */
const refresh = /(?<=http-equiv="refresh" content="0; url=)[^"]+/;

const redirectPages = readdirSync(fileURLToPath(buildFolder), {
  encoding: 'utf8',
  recursive: true,
})
  .filter(name => name.endsWith('.html'))
  .map(name => {
    const html = readFileSync(new URL(name, buildFolder), 'utf8');
    return { name, html, to: refresh.exec(html)?.[0] ?? '' };
  })
  .filter(({ to }) => to !== '');

// A browser is led by one of them (`tests/e2e/routes.spec.ts`), which stands for the others.
test('are all alike, but for where they lead', () => {
  expect(redirectPages.length).toBeGreaterThan(143);
  const kinds = redirectPages.map(({ html, to }) =>
    html
      .replaceAll(`"${to}"`, '"ADDRESS"')
      .replace(`url=${to}"`, 'url=ADDRESS"')
      .replace(/<title>[^<]+/, '<title>TITLE')
      .replace(/(?<=<a href="ADDRESS">)[^<]+/, 'TITLE'),
  );
  expect([...new Set(kinds)]).toEqual([kinds[0]]);
  // Its refresh, its canonical address, and its link.
  expect(kinds[0]?.match(/ADDRESS/g)).toHaveLength(3);
});

/** From the years when all pages stood behind `/docs`. */
const behindDocs = [
  ['/docs', '/getting-started'],
  ['/docs/rules', '/rules'],
  ['/docs/rules/semi', '/rules/semi'],
  ['/docs/getting-started/typed-linting', '/getting-started/typed-linting'],
  ['/docs/linting/configs', '/users/configs'],
  ['/docs/linting/tslint', '/troubleshooting/tslint'],
] as const;

test.each([...redirects, ...behindDocs])(
  '%s has one, which leads to %s',
  (from, to) => {
    const pages = redirectPages.filter(
      ({ name }) => `/${name.replaceAll('\\', '/')}` === `${from}/index.html`,
    );
    expect(pages.map(page => page.to)).toEqual([to]);
  },
);

test.each(redirectPages)('$name leads to a page', async ({ to }) => {
  const response = await site.fetch(to);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<h1[ >]/);
});
