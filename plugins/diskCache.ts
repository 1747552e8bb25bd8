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

/** Tests, and what only they import: nothing that is kept depends on them. */
export const testFile =
  /\.(?:renders|test|test-d)\.[cm]?[jt]sx?$|[/\\]testing[/\\]/;

/** For how long something is kept that no one reads, in milliseconds. */
const keepUnread = 7 * 24 * 60 * 60_000;

type Content = string | Uint8Array;

export type DiskCache = ReturnType<typeof openDiskCache>;

/**
 * Keeps on disk what took long to make, for the next build or test: a file for
 * each, which is written under another name first, so that builds that run side by
 * side never read half of one. Without the folder, all is made again.
 *
 * What was not read for a week is removed. Several sites and versions of the code share the folder: none
 * removes what is another's.
 *
 * @param folder full path; made when there is something to keep
 * @param version names all that the content depends on apart from the
 *   keys, such as code and packages
 */
export function openDiskCache(folder: string, version = '') {
  removeUnread(folder);

  function fileOf(key: Content): string {
    const hash = createHash('sha256').update(version).update('\0').update(key);
    return join(folder, hash.digest('hex').slice(0, 32));
  }

  function get(key: Content): Buffer | undefined {
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

  function set(key: Content, content: Content): void {
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `${randomUUID()}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, fileOf(key));
  }

  /** Gives the bytes that were made from the key; makes and keeps them if they were not yet. */
  async function bytesOnce(
    key: Content,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const kept = get(key);
    if (kept !== undefined) {
      return kept;
    }
    const made = await make();
    set(key, made);
    return made;
  }

  /**
   * Gives what was made from the key, which is all that it depends on; makes and
   * keeps it if it was not yet. Both have to be what JSON can be made of.
   */
  async function once<Made>(
    key: unknown,
    make: () => Made | Promise<Made>,
  ): Promise<Made> {
    const name = JSON.stringify(key);
    const kept = parse(get(name));
    if (kept !== undefined) {
      return kept as Made;
    }
    const made = await make();
    set(name, JSON.stringify(made));
    return made;
  }

  return { get, set, bytesOnce, once };
}

/** @returns nothing if it is no JSON: something else wrote to it */
function parse(content: Buffer | undefined): unknown {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

function removeUnread(folder: string): void {
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
