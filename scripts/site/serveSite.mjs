// @ts-check
import { listen } from './address.mjs';
import { buildFolder } from './buildSite.mjs';
import { createSiteServer } from './server.mjs';

/**
 * Serves the built site and says where it is.
 *
 * @param {import('./address.mjs').Address} address
 */
export async function serveSite(address) {
  await listen(createSiteServer({ dir: buildFolder }), address);
  console.log(
    `\nThe site is at http://${address.host}:${String(address.port)} (Ctrl+C stops it).`,
  );
}
