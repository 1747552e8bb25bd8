// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { inlineScriptHashes } from './inlineScripts.mjs';

/**
 * What the headers depend on in a built site.
 *
 * @typedef {object} SiteFiles
 * @property {string[]} pages the pages' files, as paths from the site's root
 * @property {string[]} linterWorkers the linter workers' scripts, likewise
 * @property {string[]} scriptHashes of the inline scripts in all pages
 */

const linterWorker = /^\/playground\/[^/]*worker[^/]*\.js$/;

/**
 * @param {URL} folder of the built site
 * @returns {Promise<SiteFiles>}
 */
export async function readSiteFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  const paths = names.map(name => `/${name.replaceAll('\\', '/')}`).sort();
  const pages = paths.filter(path => path.endsWith('.html'));
  const hashes = await Promise.all(
    pages.map(async path =>
      inlineScriptHashes(await readFile(new URL(`.${path}`, folder), 'utf8')),
    ),
  );
  return {
    pages,
    linterWorkers: paths.filter(path => linterWorker.test(path)),
    scriptHashes: [...new Set(hashes.flat())].sort(),
  };
}
