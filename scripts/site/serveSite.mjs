// @ts-check
import { listen } from './address.mjs';
import { buildFolder, previousFolder } from './buildSite.mjs';
import { compressInBackground } from './compressInBackground.mjs';
import { readHostFiles } from './headers/index.mjs';
import { createSiteServer } from './server.mjs';

/**
 * Serves a built site and says where it is. What is not drawn or compressed yet is
 * made meanwhile.
 *
 * @param {import('./address.mjs').Address & { asIs?: boolean }} address with
 *   `asIs`, what is missing is left out
 * @param {URL} [folder] of the built site
 * @returns {Promise<import('node:http').Server>} when all files are there
 */
export async function serveSite(address, folder = buildFolder) {
  const server = createSiteServer({ dir: folder, previous: previousFolder });
  await listen(server, address);
  const { baseUrl } = readHostFiles(folder);
  const origin = `http://${address.host}:${String(address.port)}`;
  console.log(
    `\nThe site is at ${origin}${baseUrl === '/' ? '' : baseUrl} (Ctrl+C stops it).`,
  );
  if (!address.asIs) {
    await compressInBackground(folder);
  }
  return server;
}
