// @ts-check
import { readFile } from 'node:fs/promises';
import { main } from '../main.mjs';
import { projectFolder, runNode } from '../run.mjs';
import { missingPackages } from './missingPackages.mjs';

// What npm runs before `npm start` and `npm test`, and for `bench/` too before
// `npm run bench`: `node scripts/install/index.mjs [FOLDER…]`. It installs what the
// folders' package-lock.json asks for, and uses nothing but Node.js, since it
// comes first.
const [, , ...given] = process.argv;
const folders = given.length > 0 ? given : ['.'];

await main(async () => {
  for (const folder of folders) {
    await installMissing(folder);
  }
});

/**
 * What npm wrote down of what it installed is read, rather than the files' dates:
 * git gives those of the checkout, and a copied node_modules has older ones.
 *
 * @param {string} folder in the project's
 */
async function installMissing(folder) {
  const missing = missingPackages(
    await readLock(`${folder}/package-lock.json`),
    await readLock(`${folder}/node_modules/.package-lock.json`),
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
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund'];
  if (!(await runNode([npm, ...args]))) {
    throw new Error(
      '`npm ci` failed; its own message is above. Check the network and that package.json and package-lock.json agree (`npm install` makes them), then try again.',
    );
  }
}

/** @typedef {import('./missingPackages.mjs').Lock} Lock */

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
