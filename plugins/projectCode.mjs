// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const projectFolder = join(import.meta.dirname, '..');

/** Where code is that the build runs, or gets its types and plain logic from. */
const folders = ['config', 'plugins', 'src'];

const codeFiles = new Set(['.cjs', '.js', '.mjs', '.ts', '.tsx']);

/** Tests, and what only they import: no build depends on them. */
export const testFile =
  /\.(?:renders|test|test-d)\.[cm]?[jt]sx?$|[/\\]testing[/\\]/;

/**
 * A hash of the site's own code and of the versions of all packages: the version of
 * what `openDiskCache` keeps that was made by code of which it is hard to say what
 * it imports. Any change of code makes it again, needed or not.
 *
 * @returns {string}
 */
export function hashProjectCode() {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', ...folders.flatMap(codeIn)]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectFolder, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder of the project
 * @returns {string[]} the paths of all code in it, in a fixed order
 */
function codeIn(folder) {
  return readdirSync(join(projectFolder, folder), {
    encoding: 'utf8',
    recursive: true,
  })
    .filter(path => codeFiles.has(extname(path)) && !testFile.test(path))
    .map(path => join(folder, path))
    .sort();
}
