// @ts-check
import { listen } from './address.mjs';
import { buildFolder } from './buildSite.mjs';
import { readHostFiles } from './headers/index.mjs';
import { createSiteServer } from './server.mjs';

/**
 * Serves the built site and says where it is.
 *
 * @param {import('./address.mjs').Address} address
 */
export async function serveSite(address) {
  await listen(createSiteServer({ dir: buildFolder }), address);
  const { baseUrl } = readHostFiles(buildFolder);
  const origin = `http://${address.host}:${String(address.port)}`;
  console.log(
    `\nThe site is at ${origin}${baseUrl === '/' ? '' : baseUrl} (Ctrl+C stops it).`,
  );
}
