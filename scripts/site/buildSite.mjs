// @ts-check
import { rm } from 'node:fs/promises';
import { readBaseUrl } from '../../config/baseUrl.mjs';
import { projectFolder, runNode } from '../run.mjs';
import { precompress } from './compress.mjs';
import { openCompressionCache } from './compressionCache.mjs';
import { writeHostFiles } from './headers/index.mjs';
import { writeServiceWorker } from './offline/serviceWorker.mjs';
import { completeRedirectPages } from './redirects/redirectPages.mjs';
import { cleanStyles } from './styles/cleanStyles.mjs';

/** Where the built site is. */
export const buildFolder = new URL('build/', projectFolder);

/** Far more than a build takes: one that is still running hangs. In minutes. */
const timeLimit = 15;

/**
 * Builds the site into `build/`, ready to be served. Throws when Docusaurus
 * fails, which has printed why by then; no older build is left to be taken for
 * it.
 */
export async function buildSite() {
  const baseUrl = readBaseUrl(process.env);
  await rm(buildFolder, { force: true, recursive: true });
  const built = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {
      env: {
        NO_UPDATE_NOTIFIER: '1',
        // What the bundler kept of the last build is not marked with its base URL.
        ...(baseUrl !== '/' && { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }),
      },
      timeoutMs: timeLimit * 60_000,
    },
  );
  if (!built) {
    throw new Error(
      `The site was not built: see the messages above. Without any, the build was stopped after ${String(timeLimit)} minutes; remove node_modules/.cache and try again.`,
    );
  }
  await cleanStyles(buildFolder);
  const cache = openCompressionCache();
  await prepareForServing(buildFolder, { baseUrl, cache });
  cache.removeUnused();
}

/**
 * Writes what servers need into a folder that Docusaurus built: see
 * {@link writeServerFiles}; and a Brotli version next to each text file, to be
 * sent as it is.
 *
 * @param {URL} folder
 * @param {object} [options]
 * @param {string} [options.baseUrl] that it was built with
 * @param {import('./compressionCache.mjs').CompressionCache} [options.cache] of
 *   large compressed files
 */
export async function prepareForServing(
  folder,
  { baseUrl = '/', cache = openCompressionCache() } = {},
) {
  await writeServerFiles(folder, baseUrl);
  await precompress(folder, cache);
}

/**
 * Writes headers and redirects, and the service worker.
 *
 * @param {URL} folder that Docusaurus built
 * @param {string} baseUrl that it was built with
 */
export async function writeServerFiles(folder, baseUrl) {
  const redirects = await completeRedirectPages(folder, baseUrl);
  await writeHostFiles(folder, baseUrl, redirects);
  await writeServiceWorker(folder, redirects);
}
