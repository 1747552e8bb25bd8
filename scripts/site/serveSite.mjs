// @ts-check
import { listen } from './address.mjs';
import { buildFolder } from './buildSite.mjs';
import { readHostFiles } from './headers/index.mjs';
import { createSiteServer } from './server.mjs';

/**
 * Serves the built site and says where it is.
 *
 * @param {import('./address.mjs').Address} address
 * @param {Promise<void>} [compressing] settles when all files are compressed, if
 *   they are not yet
 */
export async function serveSite(address, compressing) {
  await listen(createSiteServer({ dir: buildFolder, compressing }), address);
  const { baseUrl } = readHostFiles(buildFolder);
  const origin = `http://${address.host}:${String(address.port)}`;
  console.log(
    `\nThe site is at ${origin}${baseUrl === '/' ? '' : baseUrl} (Ctrl+C stops it).`,
  );
}
