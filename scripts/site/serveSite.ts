import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildFolder, previousFolder, projectFolder } from '../run.mjs';
import { type Address, listen } from './address.mjs';
import { readHostFiles } from './headers';
import { createSiteServer } from './server';

/**
 * Serves a built site and says where it is. What is not drawn or compressed yet is
 * made meanwhile.
 *
 * @param address with `asIs`, nothing is drawn or compressed
 * @param folder of the built site
 * @returns when all files are there
 */
export async function serveSite(
  address: Address & { asIs?: boolean },
  folder = buildFolder,
): Promise<Server> {
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
 */
async function compressInBackground(folder: URL) {
  const program = new URL('scripts/site/compressProcess.ts', projectFolder);
  const child = fork(fileURLToPath(program), [folder.href], {
    execArgv: ['--import', 'tsx'],
  });
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
