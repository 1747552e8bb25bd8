import { readdir, readFile } from 'node:fs/promises';
import type { FileList } from '../src/pwa/savedSites';

/** The size of what is saved for reading offline. */
export interface OfflineSize {
  files: number;
  /** As stored, in megabytes (1,000,000 bytes). */
  megabytes: number;
  /** What a normal visit fetches of it: the service worker, compressed. */
  workerBytes: number;
}

/** Reads from a built site what it saves for reading offline. */
export async function readOfflineSize(folder: URL): Promise<OfflineSize> {
  const name = (await readdir(folder)).find(name =>
    /^offline-files\.[\da-f]+\.json$/.test(name),
  );
  if (name === undefined) {
    throw new Error(
      'The build has no list of files for reading offline. Build it with: npm run build',
    );
  }
  const files = JSON.parse(
    await readFile(new URL(name, folder), 'utf8'),
  ) as FileList;
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return {
    files: Object.keys(files).length,
    megabytes: bytes / 1_000_000,
    workerBytes: (await readFile(new URL('sw.js.br', folder))).length,
  };
}
