// @ts-check
import { writeFile } from 'node:fs/promises';
import { cleanPath } from '../../../config/addresses.mjs';
import { readPages } from '../pages.mjs';
import { printPageList } from './pageList.mjs';
import { toMarkdown } from './toMarkdown.mjs';

/** @typedef {import('../../../plugins/diskCache.mjs').DiskCache} DiskCache */

/**
 * A page that has a version in Markdown.
 *
 * @typedef {object} MarkdownPage
 * @property {string} path of the page, without the base URL
 * @property {string} address of the page, in full
 * @property {string} file the Markdown's path from the site's folder
 * @property {string} title
 * @property {string} description
 */

/** Tools, of which the built page says nothing, and the page for addresses that don't exist. */
const withoutText = new Set(['/404', '/play', '/search']);

/**
 * Writes each page of the built site as Markdown next to its folder, so that its address is the
 * page's with `.md`, and `llms.txt`, which lists them.
 *
 * @param {URL} folder of the built site
 * @param {readonly import('../redirects/redirectPages.mjs').Redirect[]} redirects
 * @param {DiskCache} cache of what was converted: that takes a tenth of a second for each page
 */
export async function writeMarkdownPages(folder, redirects, cache) {
  const moved = new Set(redirects.map(({ from }) => from));
  /** @type {MarkdownPage[]} */
  const pages = [];
  for await (const { file, html } of readPages(folder)) {
    const path = cleanPath(`/${file}`);
    if (moved.has(path) || withoutText.has(path)) {
      continue;
    }
    const page = readHead(html, path);
    const markdown = await cache.once(
      html,
      () =>
        // JSON has no undefined.
        toMarkdown(html, page.address) ?? '',
    );
    if (markdown !== '') {
      await writeFile(new URL(page.file, folder), markdown);
      pages.push(page);
    }
  }
  const home = pages.find(({ path }) => path === '/');
  if (home) {
    await writeFile(
      new URL('llms.txt', folder),
      await printPageList(pages, home.address),
    );
  }
}

/**
 * @param {string} html
 * @param {string} path
 * @returns {MarkdownPage}
 */
function readHead(html, path) {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description =
    /<meta[^>]* name="?description"? content="([^"]*)"/.exec(html)?.[1] ?? '';
  const address =
    /<link[^>]* rel="?canonical"? href="?([^" >]*)/.exec(html)?.[1] ?? '';
  return {
    path,
    address,
    file: path === '/' ? 'index.md' : `${path.slice(1)}.md`,
    title: decode(title.replace(/ \| typescript-eslint$/, '')),
    description: decode(description),
  };
}

/**
 * The characters that HTML escapes.
 *
 * @param {string} text
 */
function decode(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&amp;', '&');
}
