// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import * as cheerio from 'cheerio';
import { cleanPath } from '../../config/addresses.mjs';

/**
 * A page of the built site.
 *
 * @typedef {object} BuiltPage
 * @property {string} file its path from the site's folder
 * @property {string} path of its address, without the base URL
 * @property {string} html
 * @property {Head} head
 * @property {string} main its `main` element as HTML, if it has one
 */

/**
 * What a page says about itself, as plain text; empty where it doesn't.
 *
 * @typedef {object} Head
 * @property {string} address in full
 * @property {string} title
 * @property {string} description
 * @property {string} image address of the picture that shows the page elsewhere
 * @property {string} movedTo address that it leads on to
 */

/**
 * Reads all pages of a built site, in the order of their names.
 *
 * @param {URL} folder
 * @returns {Promise<BuiltPage[]>}
 */
export async function readPages(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.html'));
  return Promise.all(
    files
      .sort()
      .map(async file =>
        pageOf(file, await readFile(new URL(file, folder), 'utf8')),
      ),
  );
}

/**
 * Takes a page apart, once for all that is made from it.
 *
 * @param {string} file
 * @param {string} html
 * @returns {BuiltPage}
 */
export function pageOf(file, html) {
  return {
    file,
    path: cleanPath(`/${file}`),
    html,
    head: readHead(html.split('</head>', 1)[0] ?? ''),
    main: /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '',
  };
}

/**
 * @param {string} html
 * @returns {Head}
 */
function readHead(html) {
  const head = cheerio.load(html);
  /** @param {string} name */
  const meta = name => head(`meta[${name}]`).attr('content') ?? '';
  return {
    address: head('link[rel=canonical]').attr('href') ?? '',
    title: head('title').text(),
    description: meta('name=description'),
    image: meta('property="og:image"'),
    movedTo: meta('http-equiv=refresh').replace('0; url=', ''),
  };
}

/**
 * Writes pages to where they were read.
 *
 * @param {URL} folder
 * @param {readonly BuiltPage[]} pages
 */
export async function writePages(folder, pages) {
  for (const { file, html } of pages) {
    await writeFile(new URL(file, folder), html);
  }
}
