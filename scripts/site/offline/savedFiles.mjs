// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { cleanPath } from '../../../config/addresses.mjs';

/** @typedef {import('../../../src/pwa/serviceWorker/fileList').FileList} FileList */

/** Kinds of files that pages load. */
const needed =
  /\.(?:css|gif|html|ico|jpe?g|js|json|md|mjs|png|svg|ttf|wasm|webp|woff2?)$/;

/**
 * What is useless without a network: the service worker, what hosts, feed
 * readers and other programs read, pictures for other sites and for the
 * system, which takes its own copies when the site is installed.
 */
const notNeeded =
  /^\/(?:sw\.js|vercel\.json|blog\/feed\.json|rules\.(?:schema\.)?json|rules\/[^/]+\.json|users\/rule-changes\.json|offline-files\..*|offline-size\.json|img\/(?:icon-|screenshot-|share\/|social-card).*)$/;

/** The playground's versions of TypeScript, such as `libs-5.4.5.….json`. */
const typescriptVersion = /^\/playground\/\w+-(\d+\.\d+\.\d+)\./;

/**
 * Lists what the site needs without a network, with the playground in its
 * default version of TypeScript.
 *
 * @param {URL} folder of the built site
 * @param {string} defaultVersion
 * @param {readonly import('../redirectPages.mjs').Redirect[]} redirects
 *   servers answer those with other pages
 * @returns {Promise<FileList>}
 */
export async function listSavedFiles(folder, defaultVersion, redirects) {
  const moved = new Set(redirects.map(({ from }) => from));
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map(name => `/${name.replaceAll('\\', '/')}`)
    .filter(path => needed.test(path) && !notNeeded.test(path))
    .filter(path => !moved.has(cleanPath(path)))
    .filter(path => {
      const version = typescriptVersion.exec(path)?.[1];
      return version === undefined || version === defaultVersion;
    })
    .sort();
  /** @type {FileList} */
  const files = {};
  for (const path of paths) {
    const content = await readFile(new URL(`.${path}`, folder));
    files[cleanPath(path)] = {
      hash: createHash('sha256').update(content).digest('hex'),
      size: content.length,
    };
  }
  return files;
}
