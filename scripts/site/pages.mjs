// @ts-check
import { readdir, readFile } from 'node:fs/promises';

/**
 * A page of the built site.
 *
 * @typedef {object} BuiltPage
 * @property {string} file its path from the site's folder
 * @property {string} html
 */

/**
 * Reads the pages of a built site, in the order of their names.
 *
 * @param {URL} folder
 * @returns {AsyncGenerator<BuiltPage>}
 */
export async function* readPages(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter(name => name.endsWith('.html')).sort()) {
    const file = name.replaceAll('\\', '/');
    yield { file, html: await readFile(new URL(file, folder), 'utf8') };
  }
}
