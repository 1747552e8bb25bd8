// @ts-check
import { rm } from 'node:fs/promises';

import { projectFolder, runNode } from '../run.mjs';
import { precompress } from './compress.mjs';

/** Where the built site is. */
export const buildFolder = new URL('build/', projectFolder);

/**
 * Builds the site into `build/` and puts a Brotli version beside each of its
 * text files, for the server to send as it is. Throws when Docusaurus fails,
 * which has printed why by then; no older build is left to be taken for it.
 */
export async function buildSite() {
  await rm(buildFolder, { force: true, recursive: true });
  const built = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    { env: { NO_UPDATE_NOTIFIER: '1' } },
  );
  if (!built) {
    throw new Error('The site was not built: see the messages above.');
  }
  await precompress(buildFolder);
}
