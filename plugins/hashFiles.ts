import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { projectFolder } from '../scripts/run.mjs';
import { testFile } from './diskCache';

const codeFile = /\.[cm]?[jt]sx?$/;

/** What is made from the rest of the project. */
const madeFolders = [
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'test-results',
];

/**
 * Lists the project's own files by their addresses in it: neither what is made from
 * them nor packages.
 */
export function listSources(project: URL): Promise<string[]> {
  return listFiles(project, madeFolders);
}

/**
 * Lists files by their addresses in a folder. Installed packages are left out.
 *
 * @param folder with a slash at the end
 * @param leftOut what else is, right in the folder
 * @returns also those in its subfolders
 */
export async function listFiles(
  folder: URL,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => ![...leftOut, 'node_modules'].includes(name))
      .map(async entry => {
        const name = encodeURIComponent(entry.name);
        if (!entry.isDirectory()) {
          return [name];
        }
        const names = await listFiles(new URL(`${name}/`, folder));
        return names.map(inner => `${name}/${inner}`);
      }),
  );
  return lists.flat();
}

/**
 * A hash of names and contents.
 *
 * @param names of files in it; one that is not there counts as empty
 * @param more to be hashed with them
 */
export async function hashFiles(
  folder: URL,
  names: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const name of [...names].sort()) {
    const content = await readFile(new URL(name, folder)).catch(() => '');
    hash.update(`\0${name}\0${String(content.length)}\0`).update(content);
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
  const lists = await Promise.all(
    folders.map(async folder => {
      const names = await listFiles(new URL(`${folder}/`, projectFolder));
      return names.map(name => `${folder}/${name}`);
    }),
  );
  const code = lists
    .flat()
    .filter(name => codeFile.test(name) && !testFile.test(name));
  return hashFiles(projectFolder, ['package-lock.json', ...code]);
}
