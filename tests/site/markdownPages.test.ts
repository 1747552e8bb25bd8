import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { routes } from '../fixtures/routes';
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
  expect(response.status, path).toBe(200);
  return response.text();
}

const tools = new Set<string>(['/play', '/search']);

test.each(routes.filter(route => !tools.has(route)))(
  '%s says where it is as Markdown, and is there',
  async route => {
    const html = await read(route);
    const link = /<link[^>]* type="?text\/markdown"?[^>]*>/.exec(html)?.[0];
    const path = /href="?([^" >]+\.md)/.exec(link ?? '')?.[1] ?? '';
    const response = await site.fetch(path);
    expect(response.headers.get('content-type')).toBe(
      'text/markdown; charset=utf-8',
    );
    expect(await response.text()).toMatch(/^# \S/m);
  },
);

test.each([...tools, '/404.html'])('%s has no text to copy', async route => {
  const html = await (await site.fetch(route)).text();
  expect(html).not.toContain('text/markdown');
});

test('a rule has its facts, examples, reports, and options', async () => {
  const text = await read('/rules/no-floating-promises.md');
  for (const part of [
    '# no-floating-promises\n\nRequire Promise-like',
    "- **Turn on**: `'@typescript-eslint/no-floating-promises': 'error',`",
    '**Incorrect**\n\n```ts\ndeclare function saveOrder(',
    '- Line 5:3: Promises must be awaited, ',
    '(`floatingVoid`)',
    '| [`ignoreVoid`](https://typescript-eslint.io/rules/no-floating-promises#ignorevoid) `boolean` |',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/\]\([/#]/);
  expect(text).not.toContain('Open in playground');
});

test('llms.txt lists each rule once or more, and pages that are there', async () => {
  const list = await read('/llms.txt');
  expect(list).toMatch(/^# typescript-eslint\n\n> /);
  const paths = [...list.matchAll(/\]\((.*?)\)/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const files = new Set(
    readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).map(
      file => `/${file.replaceAll('\\', '/')}`,
    ),
  );
  expect(paths.filter(path => !files.has(path))).toEqual([]);
  for (const rule of ['no-shadow', 'await-thenable']) {
    expect(paths).toContain(`/rules/${rule}.md`);
  }
});
