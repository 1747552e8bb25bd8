// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Of a file that is worth keeping, in bytes. */
const minimumSizeToKeep = 200_000;

/** Kinds of files that compression makes smaller. */
const textFiles = new Set(
  '.css .html .js .json .mjs .svg .txt .wasm .webmanifest .xml'.split(' '),
);

/** Smaller ones fit into one network packet as they are. */
const minimumSize = 1024;

/** How many files are compressed at once: Node.js has four threads for it. */
const concurrency = 4;

/**
 * Writes `NAME.br` next to every text file of a folder and its subfolders, once
 * and as small as Brotli goes, so that the server needn't compress anything.
 *
 * @param {URL} folder
 * @param {import('./compressionCache.mjs').CompressionCache} cache of large files
 */
export async function precompress(folder, cache) {
  const names = await readdir(folder, { recursive: true });
  const queue = names
    .filter(name => textFiles.has(extname(name)))
    .map(name => join(fileURLToPath(folder), name))
    .values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const file of queue) {
        await precompressFile(file, cache);
      }
    }),
  );
}

/**
 * @param {string} file
 * @param {import('./compressionCache.mjs').CompressionCache} cache
 */
async function precompressFile(file, cache) {
  const content = await readFile(file);
  if (content.length >= minimumSize) {
    await writeFile(
      `${file}.br`,
      await (content.length >= minimumSizeToKeep
        ? cache.compressOnce(content, compressFully)
        : compressFully(content)),
    );
  }
}

/** @param {Buffer} content */
function compressFully(content) {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
