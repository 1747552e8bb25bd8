// @ts-check
import { readdir } from 'node:fs/promises';
import { readPages } from '../pages.mjs';
import { inlineScriptHashes } from './inlineScripts.mjs';

/**
 * What the headers depend on in a built site.
 *
 * @typedef {object} SiteFiles
 * @property {string[]} pages the pages' files, as paths from the site's root
 * @property {string[]} linterWorkers the linter workers' scripts, likewise
 * @property {string[]} scriptHashes of the inline scripts in all pages
 */

/**
 * @param {URL} folder of the built site
 * @returns {Promise<SiteFiles>}
 */
export async function readSiteFiles(folder) {
  /** @type {string[]} */
  const pages = [];
  /** @type {Set<string>} */
  const hashes = new Set();
  for await (const { file, html } of readPages(folder)) {
    pages.push(`/${file}`);
    inlineScriptHashes(html).forEach(hash => hashes.add(hash));
  }
  // Small sites have none.
  const names = await readdir(new URL('playground/', folder)).catch(() => []);
  return {
    pages,
    linterWorkers: names
      .filter(name => /worker.*\.js$/.test(name))
      .map(name => `/playground/${name}`),
    scriptHashes: [...hashes].sort(),
  };
}
