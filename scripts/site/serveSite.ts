import type { Server } from 'node:http';
import { constants, setPriority } from 'node:os';
import { inBackground } from '../../plugins/background';
import { buildFolder, previousFolder } from '../run.mjs';
import { type Address, listen } from './address.mjs';
import { compressSite } from './build';
import { readHostFiles } from './headers';
import { createSiteServer } from './server';

/**
 * Serves a built site and says where it is. What is not drawn or compressed yet is made meanwhile, unless
 * the site is served `asIs`.
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
    await compressInBackground(folder.href).catch((error: unknown) => {
      throw new Error(
        'The files were not all compressed. The site works, but loads more slowly; npm run build compresses it.',
        { cause: error },
      );
    });
  }
  return server;
}

const compressInBackground = inBackground<typeof compressQuietly>(
  __filename,
  'compressQuietly',
);

/** Leaves the processors to this site's server. */
export async function compressQuietly(folder: string): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await compressSite(new URL(folder));
}
