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
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { projectFolder } from '../scripts/run.mjs';

/** Tests, and what only they import: nothing that is kept depends on them. */
export const testFile =
  /\.(?:renders|test|test-d)\.[cm]?[jt]sx?$|[/\\]testing[/\\]/;

/** For how long something is kept that no one reads, in milliseconds. */
const keepUnread = 7 * 24 * 60 * 60_000;

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
  return {
    /**
     * Gives what was made from the key, which is all that it depends on, and what JSON can be made of; makes
     * and keeps it if it was not yet.
     *
     * @param make gives what a structured clone can be made of
     */
    async once<Made>(
      key: unknown,
      make: () => Made | Promise<Made>,
    ): Promise<Made> {
      const hash = createHash('sha256')
        .update(`${version}\0${JSON.stringify(key)}`)
        .digest('hex');
      const file = join(folder, hash.slice(0, 32));
      try {
        const kept = deserialize(readFileSync(file)) as Made;
        const now = new Date();
        utimesSync(file, now, now);
        return kept;
      } catch {
        // Nothing is kept, or something else wrote to it.
      }
      const made = await make();
      mkdirSync(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.draft`);
      writeFileSync(draft, serialize(made));
      renameSync(draft, file);
      return made;
    },
  };
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

const codeFile = /\.[cm]?[jt]sx?$/;

/** Lists files right in a folder by their names, and folders with all that is in them. */
export async function listPaths(
  folder: URL,
  names: readonly string[],
): Promise<string[]> {
  const lists = await Promise.all(
    names.map(async name => {
      const path = join(fileURLToPath(folder), name);
      const inner = await readdir(path, { recursive: true }).catch(() => []);
      return [name, ...inner.map(one => join(name, one).replaceAll('\\', '/'))];
    }),
  );
  return lists.flat();
}

/** A hash of paths and contents, without those that are no file, and of what else is given. */
export async function hashFiles(
  folder: URL,
  paths: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const path of [...paths].sort()) {
    const file = join(fileURLToPath(folder), path);
    const content = await readFile(file).catch(() => undefined);
    if (content) {
      hash.update(`\0${path}\0${String(content.length)}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * A hash of the site's own code and of the versions of all packages: the version of what `openDiskCache`
 * keeps that was made by code of which it is hard to say what it imports. Any change of code makes it
 * again, needed or not.
 */
export async function hashCode(folders: readonly string[]): Promise<string> {
  const paths = await listPaths(projectFolder, folders);
  const code = paths.filter(
    path => codeFile.test(path) && !testFile.test(path),
  );
  return hashFiles(projectFolder, ['package-lock.json', ...code]);
}
