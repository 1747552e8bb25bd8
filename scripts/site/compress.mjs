// @ts-check
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Kinds of files that compression makes smaller. */
const textFiles = new Set(
  '.css .html .js .json .mjs .svg .txt .wasm .webmanifest .xml'.split(' '),
);

/** Smaller ones fit into one network packet as they are. */
const minimumSize = 1024;

/**
 * Writes `NAME.br` next to every text file of a folder and its subfolders, once
 * and as small as Brotli goes, so that the server needn't compress anything. Each
 * is there when it is whole: a server may be sending the folder meanwhile.
 *
 * @param {URL} folder
 * @param {import('./compressionCache.mjs').CompressionCache} cache
 */
export async function precompress(folder, cache) {
  const names = await readdir(folder, { recursive: true });
  const queue = names
    .filter(name => textFiles.has(extname(name)))
    .map(name => join(fileURLToPath(folder), name))
    .values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
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
    const draft = `${file}.br.draft`;
    await writeFile(draft, await cache.compressOnce(content, compressFully));
    await rename(draft, `${file}.br`);
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
