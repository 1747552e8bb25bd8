import { extname } from 'node:path';

/** Kinds of files that compression makes smaller. */
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
