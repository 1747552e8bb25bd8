// @ts-check
import { createRequire } from 'node:module';
import { buildFolder, previousFolder } from '../run.mjs';

/**
 * Builds the site into `build/`, ready to be served by a server that compresses,
 * unless it was built from the very same before. The last build stays there until
 * this one is whole. Throws when Docusaurus fails, which has printed why by then.
 */
export async function buildPages() {
  await (await loadSteps()).buildPages(buildFolder, previousFolder);
}

/**
 * Makes what no page waits for: the images that show pages elsewhere, and a Brotli version next to each
 * text file of the built site, to be sent as it is.
 *
 * @param {URL} [folder] of the built site
 */
export async function compressSite(folder = buildFolder) {
  await (await loadSteps()).compressSite(folder);
}

/**
 * The steps of a build are in TypeScript, which nothing else that runs in plain Node.js has to load.
 *
 * @returns {Promise<typeof import('./build')>}
 */
async function loadSteps() {
  const { register } = await import('tsx/cjs/api');
  register();
  /** @type {unknown} */
  const steps = createRequire(import.meta.url)('./build.ts');
  return /** @type {typeof import('./build')} */ (steps);
}
