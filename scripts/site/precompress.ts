import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { DiskCache } from '../../plugins/diskCache';

const compress = promisify(brotliCompress);

/**
 * Writes `NAME.br` next to every text file of a folder and its subfolders, once
 * and as small as Brotli goes, so that the server needn't compress anything. Each
 * is there when it is whole: a server may be sending the folder meanwhile.
 *
 * @param cache of what was compressed: pages take tens of milliseconds each, and each TypeScript of the
 *   playground seconds
 */
export async function precompress(
  folder: URL,
  cache: DiskCache,
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const queue = names
    .filter(isCompressible)
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

async function precompressFile(file: string, cache: DiskCache) {
  const content = await readFile(file);
  if (content.length >= minimumSize && !existsSync(`${file}.br`)) {
    const draft = `${file}.br.draft`;
    const compressed = await cache.once(String(content), () =>
      compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    );
    await writeFile(draft, compressed);
    await rename(draft, `${file}.br`);
  }
}

const textFiles = new Set(
  '.css .html .js .json .md .mjs .svg .ts .txt .wasm .webmanifest .xml'.split(
    ' ',
  ),
);

/** Smaller files fit into one network packet as they are. */
export const minimumSize = 1024;

export function isCompressible(file: string): boolean {
  return textFiles.has(extname(file));
}
