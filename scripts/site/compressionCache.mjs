// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';

import { projectFolder } from '../run.mjs';

/**
 * Keeps what took long to compress: seconds for each TypeScript of the
 * playground.
 *
 * @typedef {object} CompressionCache
 * @property {(content: Buffer, compress: (content: Buffer) => Promise<Buffer>) => Promise<Buffer>} compressOnce
 *   takes the compressed content from the cache, or puts it there
 * @property {() => Promise<void>} removeUnused removes what was not asked for
 *   since the cache was opened
 */

/** What a file's name in the cache ends with; before it is the hash of what was compressed. */
const suffix = '.br';

/**
 * @param {URL} folder
 * @returns {CompressionCache}
 */
export function openCompressionCache(
  folder = new URL('.cache/compressed/', projectFolder),
) {
  /** @type {Set<string>} */
  const used = new Set();
  return {
    async compressOnce(content, compress) {
      const hash = createHash('sha256').update(content).digest('hex');
      const name = hash + suffix;
      used.add(name);
      const kept = new URL(name, folder);
      try {
        return await readFile(kept);
      } catch {
        // Not compressed yet.
      }
      const compressed = await compress(content);
      await mkdir(folder, { recursive: true });
      // Under another name first: builds that run side by side read whole files only.
      const draft = new URL(randomUUID(), folder);
      await writeFile(draft, compressed);
      await rename(draft, kept);
      return compressed;
    },

    async removeUnused() {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        if (name.endsWith(suffix) && !used.has(name)) {
          await rm(new URL(name, folder), { force: true });
        }
      }
    },
  };
}
