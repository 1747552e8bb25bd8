// @ts-check
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps on disk what took long to make, a file for each, so that builds that run
 * side by side cannot harm one another. What a name stands for, and when it is
 * out of date, is for the user to know.
 *
 * @typedef {object} DiskCache
 * @property {(name: string) => Buffer | undefined} get reads a file; `undefined`
 *   if it is not there
 * @property {(name: string, content: string | Uint8Array) => void} set
 * @property {(names: ReadonlySet<string>) => void} retainOnly removes all other
 *   files and folders
 */

/** What the name of a file ends with that is still being written. */
const draft = '.draft';

/**
 * @param {string} folder full path; made when there is something to keep
 * @returns {DiskCache}
 */
export function openDiskCache(folder) {
  return {
    get(name) {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return undefined;
      }
    },

    set(name, content) {
      mkdirSync(folder, { recursive: true });
      // Under another name first, so that only whole files are read.
      const file = join(folder, randomUUID() + draft);
      writeFileSync(file, content);
      renameSync(file, join(folder, name));
    },

    retainOnly(names) {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        if (!names.has(name) && !name.endsWith(draft)) {
          rmSync(join(folder, name), { recursive: true, force: true });
        }
      }
    },
  };
}
