// @ts-check
import { readFile } from 'node:fs/promises';

import { projectFolder, runNode } from './run.mjs';

/**
 * Runs `npm ci` unless everything that package-lock.json asks for is in
 * node_modules already. Uses nothing but Node.js, since it comes first.
 */
export async function ensureDependencies() {
  const missing = missingPackages(
    await readLock('package-lock.json'),
    await readLock('node_modules/.package-lock.json'),
  );
  if (missing.length === 0) {
    return;
  }
  console.log(`Installing packages (${String(missing.length)} are missing)…`);
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error(
      'Packages are missing from node_modules. Run `npm ci` first, or start this script through npm.',
    );
  }
  if (!(await runNode([npm, 'ci', '--no-audit', '--no-fund']))) {
    throw new Error(
      '`npm ci` failed; its own message is above. Check the network and that package.json and package-lock.json agree (`npm install` makes them), then try again.',
    );
  }
}

/**
 * The part of a lockfile that tells what is installed.
 *
 * @typedef {object} Lock
 * @property {Record<string, { version?: string; optional?: boolean }>} packages
 *   by folder, the project itself under the empty string
 */

/**
 * Compares what should be installed with npm's own record of what is. Optional
 * packages may be absent: most are binaries for other platforms.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @returns {string[]} the folders of missing or outdated packages
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(
      ([folder, { version, optional = false }]) =>
        folder !== '' &&
        !(optional && !(folder in installed.packages)) &&
        installed.packages[folder]?.version !== version,
    )
    .map(([folder]) => folder);
}

/**
 * @param {string} path in the project's folder
 * @returns {Promise<Lock>}
 */
async function readLock(path) {
  try {
    const content = await readFile(new URL(path, projectFolder), 'utf8');
    /** @type {unknown} */
    const lock = JSON.parse(content);
    return /** @type {Lock} */ (lock);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { packages: {} };
    }
    throw new Error(
      `${path} can't be read (${String(error)}). Restore it with git, or delete node_modules, and try again.`,
      { cause: error },
    );
  }
}
