import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { testFile } from './diskCache.mjs';

const projectFolder = join(__dirname, '..');

/** Where code is that the build runs, or gets its types and plain logic from. */
const folders = ['config', 'plugins', 'src'];

const codeFiles = new Set(['.cjs', '.js', '.mjs', '.ts', '.tsx']);

/**
 * A hash of the site's own code and of the versions of all packages: the version of what `openDiskCache`
 * keeps that was made by code of which it is hard to say what it imports. Any change of code makes it
 * again, needed or not.
 */
export function hashProjectCode(): string {
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

/** Paths of all code in a folder of the project, in a fixed order. */
function codeIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), {
    encoding: 'utf8',
    recursive: true,
  })
    .filter(path => codeFiles.has(extname(path)) && !testFile.test(path))
    .map(path => join(folder, path))
    .sort();
}
