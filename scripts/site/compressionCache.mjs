// @ts-check
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { projectFolder } from '../run.mjs';

/**
 * Keeps what was compressed: pages take tens of milliseconds each, and each
 * TypeScript of the playground seconds.
 *
 * @typedef {object} CompressionCache
 * @property {(content: Buffer, compress: (content: Buffer) => Promise<Buffer>) => Promise<Buffer>} compressOnce
 *   takes the compressed content from the cache, or puts it there
 * @property {() => void} removeUnused removes what was not asked for since the
 *   cache was opened
 */

/**
 * @param {URL} folder
 * @returns {CompressionCache}
 */
export function openCompressionCache(
  folder = new URL('.cache/compressed/', projectFolder),
) {
  const cache = openDiskCache(fileURLToPath(folder));
  /** @type {Set<string>} */
  const used = new Set();
  return {
    async compressOnce(content, compress) {
      // Named after what was compressed.
      const hash = createHash('sha256').update(content).digest('hex');
      const name = `${hash}.br`;
      used.add(name);
      const kept = cache.get(name);
      if (kept) {
        return kept;
      }
      const compressed = await compress(content);
      cache.set(name, compressed);
      return compressed;
    },

    removeUnused() {
      cache.retainOnly(used);
    },
  };
}
