import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openDiskCache } from '../diskCache.mjs';

/** A text, and the files that it was made from. */
export interface MadeText {
  text: string;
  /** Full paths. */
  inputs: readonly string[];
}

/** Makes a text, or takes it from the disk as long as the files that it was made from are the same. */
export type MakeCached = (
  name: string,
  make: () => MadeText | Promise<MadeText>,
) => Promise<string>;

interface Entry extends MadeText {
  /** From the cache's folder: where a project is copied, its own files count. */
  inputs: readonly string[];
  inputsHash: string;
}

/** Opens a cache of texts that take long to make: a file for each, by name. */
export function openAssetCache(folder: string): MakeCached {
  const cache = openDiskCache(folder);
  return async (name, make) => {
    const entry = parseEntry(cache.get(name));
    if (entry && hashFiles(folder, entry.inputs) === entry.inputsHash) {
      return entry.text;
    }
    const made = await make();
    const inputs = made.inputs.map(path => relative(folder, path));
    const inputsHash = hashFiles(folder, inputs);
    if (inputsHash === undefined) {
      throw new Error(
        `"${name}" names inputs that are not there: ${made.inputs.join(', ')}`,
      );
    }
    const { text } = made;
    cache.set(name, JSON.stringify({ inputsHash, inputs, text }));
    return text;
  };
}

function parseEntry(content: Buffer | undefined): Entry | undefined {
  try {
    return content && (JSON.parse(content.toString()) as Entry);
  } catch {
    // Something else wrote to it.
    return undefined;
  }
}

/** @returns `undefined` when one of the files is not there */
function hashFiles(
  folder: string,
  paths: readonly string[],
): string | undefined {
  const hash = createHash('sha256');
  try {
    for (const path of paths) {
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(folder, path)));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
