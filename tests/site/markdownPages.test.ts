import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { builtPages } from '../builtPages';
import { routes } from '../fixtures/routes';
import { ServedSite } from './server';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

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
    expect(await response.text()).toMatch(
      /^\[All pages of this site\]\(https:\/\/\S+\/llms\.txt\)\n\n.*^# \S/ms,
    );
  },
);

test.each([...tools, '/404.html'])('%s has no text to copy', async route => {
  const html = await (await site.fetch(route)).text();
  expect(html).not.toContain('text/markdown');
});

test('nothing leads to Markdown that is not there', () => {
  const missing = [...builtPages()].flatMap(([path, html]) =>
    Array.from(
      html.matchAll(/(?:href|src)="?(\/[^" >#]+\.md)\b/g),
      ([, file]) => ({ path, file }),
    ).filter(
      ({ file }) => !existsSync(new URL(`.${String(file)}`, buildFolder)),
    ),
  );
  expect(missing).toEqual([]);
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

test('llms.txt lists all pages that are there, but lists of posts', async () => {
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
  const listsOfPosts = /^\/blog(?:\/(?:archive|tags.*))?\.md$/;
  expect(paths.filter(path => listsOfPosts.test(path))).toEqual([]);
  const unlisted = [...files].filter(
    file => file.endsWith('.md') && !paths.includes(file),
  );
  expect(unlisted.filter(file => !listsOfPosts.test(file))).toEqual([
    // These are about reading the site itself.
    '/accessibility.md',
    '/no-network.md',
    '/offline.md',
  ]);
});

test('llms-full.txt has all guides and rules, and llms.txt says how large it is', async () => {
  const whole = await read('/llms-full.txt');
  const guides = routes.filter(
    route =>
      !tools.has(route) &&
      !/^\/(?:accessibility|blog|contributing|maintenance)/.test(route),
  );
  for (const route of guides) {
    const path = route === '/' ? '/index' : route.replace(/\/$/, '');
    const markdown = await read(`${path}.md`);
    expect(whole, route).toContain(markdown.replace(/^\[.*\n\n/, ''));
  }
  expect(whole).not.toMatch(/^From \S+\/blog/m);
  const [, size] =
    /in one file of ([\d.]+) MB: \S+\/llms-full\.txt/.exec(
      await read('/llms.txt'),
    ) ?? [];
  expect(Number(size)).toBeCloseTo(Buffer.byteLength(whole) / 1e6, 1);
});

/** What readers use, and what no text of the page is: see `scripts/site/markdown/toMarkdown.ts`. */
const controls = [
  'button, form, nav, script, style, svg, template',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-footer, .theme-blog-footer-edit-meta-row',
  '[aria-hidden=true], [role=radiogroup], [data-report] [class*=spoken]',
  // Links to the playground, changes that can be applied, and what a fold is going to say
  'a[href*="/play#"], figcaption a[data-rule], summary > b ~ *',
  '[data-proposal]:has(> p), [data-proposal]:has(> summary:contains(Fix)), [data-proposal] > :not(summary)',
].join();

/** Elements that follow each other without a space. */
const blocks =
  'address, article, br, dd, del, div, dt, figcaption, figure, h1, h2, h3, h4, h5, header, ins, li, p, pre, section, span, summary, td, th, time, ul';

/** Examples change most: code and reports are text, and the rest is for readers who try something. */
function wordsOfPage(html: string): string[] {
  const page = load(/<main[ >].*<\/main>/s.exec(html)?.[0] ?? '');
  page(controls).remove();
  page('figure:has(pre)').each((_, figure) => {
    const reports = page(figure).find('[data-report] > p, [data-proposal] > p');
    const [code] = page(figure).find('pre');
    const caption = page(figure).children('figcaption');
    page(figure)
      .empty()
      .append(caption, code ?? '', reports);
  });
  page(blocks).not('pre *').before(' ').after(' ');
  return wordsIn(page('main').text());
}

const phrasing = new Set([
  'delete',
  'emphasis',
  'inlineCode',
  'link',
  'strong',
  'text',
]);

function wordsOfMarkdown(markdown: string): string[] {
  const texts: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), node => {
    if (!phrasing.has(node.type)) {
      texts.push(' ');
    }
    if (node.type === 'code') {
      texts.push(`${node.meta ?? ''} `);
    }
    if ('value' in node) {
      texts.push(node.value);
    }
  });
  return wordsIn(texts.join(''));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const daily = new Set(['/rules/ban-types', '/config/upgrade-from-5']);

describe('says all that its page says', () => {
  for (const [path, html] of builtPages()) {
    const file = new URL(
      `.${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`,
      buildFolder,
    );
    if (existsSync(file)) {
      test(path, daily.has(path) ? {} : { tags: ['night'] }, () => {
        const words = wordsOfMarkdown(readFileSync(file, 'utf8'));
        const missing = wordsOfPage(html).filter(word => {
          const index = words.indexOf(word);
          if (index >= 0) words[index] = '';
          return index < 0;
        });
        expect(missing).toEqual([]);
      });
    }
  }
});
