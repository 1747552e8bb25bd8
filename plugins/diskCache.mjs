// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps on disk what took long to make, for the next build or test: a file for
 * each, which is written under another name first, so that builds that run side by
 * side never read half of one. Without the folder, all is made again.
 *
 * @typedef {object} DiskCache
 * @property {(key: string | Uint8Array) => Buffer | undefined} get reads what was
 *   kept by a key
 * @property {(key: string | Uint8Array, content: string | Uint8Array) => void} set
 * @property {(key: string | Uint8Array, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} bytesOnce
 *   gives the bytes that were made from the key; makes and keeps them if they were not yet
 * @property {<Made>(key: unknown, make: () => Made | Promise<Made>) => Promise<Made>} once
 *   gives what was made from the key, which is all that it depends on; makes and
 *   keeps it if it was not yet. Both have to be what JSON can be made of.
 */

/** Tests, and what only they import: nothing that is kept depends on them. */
export const testFile =
  /\.(?:renders|test|test-d)\.[cm]?[jt]sx?$|[/\\]testing[/\\]/;

/** For how long something is kept that no one reads, in milliseconds. */
const keepUnread = 7 * 24 * 60 * 60_000;

/**
 * Opens a folder of kept files, and removes those that were not read for a week.
 * Several sites and versions of the code share it: none removes what is another's.
 *
 * @param {string} folder full path; made when there is something to keep
 * @param {string} [version] names all that the content depends on apart from the
 *   keys, such as code and packages
 * @returns {DiskCache}
 */
export function openDiskCache(folder, version = '') {
  removeUnread(folder);

  /** @param {string | Uint8Array} key */
  function fileOf(key) {
    const hash = createHash('sha256').update(version).update('\0').update(key);
    return join(folder, hash.digest('hex').slice(0, 32));
  }

  /** @type {DiskCache['get']} */
  function get(key) {
    const file = fileOf(key);
    try {
      const content = readFileSync(file);
      const now = new Date();
      utimesSync(file, now, now);
      return content;
    } catch {
      return undefined;
    }
  }

  /** @type {DiskCache['set']} */
  function set(key, content) {
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `${randomUUID()}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, fileOf(key));
  }

  /** @type {DiskCache['once']} */
  async function once(key, make) {
    const name = JSON.stringify(key);
    const kept = parse(get(name));
    if (kept !== undefined) {
      return /** @type {Awaited<ReturnType<typeof make>>} */ (kept);
    }
    const made = await make();
    set(name, JSON.stringify(made));
    return made;
  }

  /** @type {DiskCache['bytesOnce']} */
  async function bytesOnce(key, make) {
    const kept = get(key);
    if (kept !== undefined) {
      return kept;
    }
    const made = await make();
    set(key, made);
    return made;
  }

  return { get, set, bytesOnce, once };
}

/**
 * @param {Buffer | undefined} content
 * @returns {unknown} nothing if it is no JSON: something else wrote to it
 */
function parse(content) {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function removeUnread(folder) {
  const limit = Date.now() - keepUnread;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name);
    // Another process may have removed it.
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry && (entry.isDirectory() || entry.mtimeMs < limit)) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
