// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildFolder, previousFolder } from '../run.mjs';
import { listen } from './address.mjs';
import { readHostFiles } from './headers/index.mjs';
import { createSiteServer } from './server.mjs';

/**
 * Serves a built site and says where it is. What is not drawn or compressed yet is
 * made meanwhile.
 *
 * @param {import('./address.mjs').Address & { asIs?: boolean }} address with
 *   `asIs`, nothing is drawn or compressed
 * @param {URL} [folder] of the built site
 * @returns {Promise<import('node:http').Server>} when all files are there
 */
export async function serveSite(address, folder = buildFolder) {
  const server = createSiteServer({
    dir: folder,
    previous: previousFolder,
    asIs: address.asIs,
  });
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

/**
 * Compresses the built site in a process of its own, which ends with this one and
 * leaves it the processors: the site is being served meanwhile.
 *
 * @param {URL} folder of the built site
 */
async function compressInBackground(folder) {
  const program = new URL('compressProcess.mjs', import.meta.url);
  const child = fork(fileURLToPath(program), [folder.href]);
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  await once(child, 'exit');
  if (child.exitCode !== 0) {
    throw new Error(
      'The files were not all compressed: see the message above. The site works, but loads more slowly; npm run build compresses it.',
    );
  }
}
