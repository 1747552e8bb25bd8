import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../scripts/run.mjs';
import { testFile } from './diskCache';

const codeFile = /\.[cm]?[jt]sx?$/;

/**
 * Lists paths in a folder.
 *
 * @param names of what is listed right in it: files, and folders with all that is in them
 */
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

/**
 * A hash of paths and contents.
 *
 * @param paths in it; what is no file is left out
 * @param more to be hashed with them
 */
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
 *
 * @param folders of the project that the code is in
 */
export async function hashCode(folders: readonly string[]): Promise<string> {
  const paths = await listPaths(projectFolder, folders);
  const code = paths.filter(
    path => codeFile.test(path) && !testFile.test(path),
  );
  return hashFiles(projectFolder, ['package-lock.json', ...code]);
}
