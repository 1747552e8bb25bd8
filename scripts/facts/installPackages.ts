import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version as typescript } from 'typescript';
import { projectFolder, runNode } from '../run.mjs';

/**
 * Installs a version of the packages in a folder of its own, with the ESLint that it asks for, unless it
 * is there already. TypeScript is the site's own version, so that what differs comes from the packages;
 * npm would take the newest, which older packages can't use.
 *
 * @param version as npm writes it, complete: `8.46.0`
 * @returns the folder's full path
 * @throws when the version is none, or npm can't install it.
 */
export async function installPackages(version: string): Promise<string> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version}" isn't a version of typescript-eslint. Give one with three numbers: npm run facts -- 8.46.0`,
    );
  }
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error(
      'Run this command through npm, which installs the packages: npm run facts -- 8.46.0',
    );
  }
  const folder = fileURLToPath(
    new URL(`.cache/packages/${version}`, projectFolder),
  );
  // npm writes its record last: half an installation has none.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({
        private: true,
        dependencies: { typescript, 'typescript-eslint': version },
      }),
    );
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    if (!(await runNode([npm, 'install', '--prefix', folder, ...options]))) {
      throw new Error(
        `npm could not install typescript-eslint ${version}; its own message is above.`,
      );
    }
  }
  return folder;
}
