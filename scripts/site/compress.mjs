// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { projectFolder } from '../run.mjs';

const compress = promisify(brotliCompress);

/**
 * Compressed files are kept here by what they were made from, if they took
 * long: seconds for each TypeScript of the playground.
 */
const cacheFolder = new URL('.cache/compressed/', projectFolder);

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
 * Writes `NAME.br` beside every text file of a folder and its subfolders, once
 * and as small as Brotli goes, so that the server needn't compress anything.
 *
 * @param {URL} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const queue = names
    .filter(name => textFiles.has(extname(name)))
    .map(name => join(fileURLToPath(folder), name))
    .values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const file of queue) {
        await precompressFile(file);
      }
    }),
  );
}

/** @param {string} file */
async function precompressFile(file) {
  const content = await readFile(file);
  if (content.length >= minimumSize) {
    await writeFile(
      `${file}.br`,
      await (content.length >= minimumSizeToKeep
        ? compressOnce(content)
        : compressFully(content)),
    );
  }
}

/** @param {Buffer} content */
async function compressOnce(content) {
  const hash = createHash('sha256').update(content).digest('hex');
  const kept = new URL(`${hash}.br`, cacheFolder);
  try {
    return await readFile(kept);
  } catch {
    // Not compressed yet.
  }
  const compressed = await compressFully(content);
  await mkdir(cacheFolder, { recursive: true });
  // Under another name first: builds that run side by side read whole files only.
  const draft = new URL(randomUUID(), cacheFolder);
  await writeFile(draft, compressed);
  await rename(draft, kept);
  return compressed;
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
