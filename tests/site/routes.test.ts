import plugin from '@typescript-eslint/eslint-plugin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects, routes } from '../fixtures/routes';
import { ServedSite } from './server';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

const rules = Object.keys(plugin.rules).map(name => `/rules/${name}`);

test('the plugin has 143 rules', () => expect(rules).toHaveLength(143));

test.each([...routes, ...rules])('%s is a page', async path => {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<h1[ >]/);
  // The address that the page itself gives, to the slash
  const canonical = /<link[^>]* rel="?canonical"?[^>]*>/.exec(html)?.[0];
  const href = /href="?([^" >]+)/.exec(canonical ?? '')?.[1] ?? '';
  expect(new URL(href).pathname).toBe(path);
});

test.each([
  ['/packages/parser', 'Docs'],
  ['/contributing/local-development', 'Docs'],
  ['/rules/no-explicit-any', 'Rules'],
  ['/blog/asts-and-typescript-eslint', 'Blog'],
])('%s is marked in the navbar as one of %s', async (path, section) => {
  const html = await (await site.fetch(path)).text();
  const marked = [
    ...html.matchAll(/<a [^>]*\bnavbar__link--active\b[^>]*>([^<]*)/g),
  ].map(([, text]) => text);
  expect([...new Set(marked)]).toEqual([section]);
});

test.each([
  '/playx',
  '/rules/no-such-rule',
  '/rules/await-thenable/x',
  '/rules/TEMPLATE',
  '/users/configs/x',
  '/blog/tags/no-such-tag',
])('%s is no page', async path => {
  const response = await site.fetch(path);
  expect(response.status).toBe(404);
  const [, heading = ''] =
    /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  expect(heading.replaceAll(/<[^>]+>/g, '')).toBe('Page Not Found');
});

describe.each(redirects)('%s', (from, to) => {
  test(`leads to ${to}, with its query`, async () => {
    const response = await site.fetch(`${from}?from=old&n=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?from=old&n=1`);
  });

  test('leads to a page', async () => {
    const response = await site.fetch(to);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1[ >]/);
  });
});
