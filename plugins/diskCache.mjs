// @ts-check
import { createHash, randomUUID } from 'node:crypto';
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
 * Keeps on disk what took long to make, for the next build or test: a file for
 * each, which is written under another name first, so that builds that run side by
 * side never read half of one. Without the folder, all is made again.
 *
 * @typedef {object} DiskCache
 * @property {(key: string | Uint8Array) => Buffer | undefined} get reads what was
 *   kept by a key
 * @property {(key: string | Uint8Array, content: string | Uint8Array) => void} set
 * @property {<Made>(key: unknown, make: () => Made | Promise<Made>) => Promise<Made>} once
 *   gives what was made from the key, which is all that it depends on; makes and
 *   keeps it if it was not yet. Both have to be what JSON can be made of.
 * @property {() => void} removeUnused removes what was neither read nor written
 *   through this object
 */

/** What the name of a file ends with that is still being written. */
const draft = '.draft';

/**
 * @param {string} folder full path; made when there is something to keep
 * @param {string} [version] names all that the content depends on apart from the
 *   keys, such as code and packages: what was kept with another one is removed
 * @returns {DiskCache}
 */
export function openDiskCache(folder, version) {
  if (version !== undefined) {
    removeAllBut(folder, new Set([version]));
  }
  const files = version === undefined ? folder : join(folder, version);
  /** @type {Set<string>} */
  const used = new Set();

  /** @param {string | Uint8Array} key */
  function nameOf(key) {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
    used.add(name);
    return name;
  }

  /** @type {DiskCache['get']} */
  function get(key) {
    try {
      return readFileSync(join(files, nameOf(key)));
    } catch {
      return undefined;
    }
  }

  /** @type {DiskCache['set']} */
  function set(key, content) {
    mkdirSync(files, { recursive: true });
    const file = join(files, randomUUID() + draft);
    writeFileSync(file, content);
    renameSync(file, join(files, nameOf(key)));
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

  return {
    get,
    set,
    once,

    removeUnused() {
      removeAllBut(files, used);
    },
  };
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

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} names
 */
function removeAllBut(folder, names) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!names.has(name) && !name.endsWith(draft)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
