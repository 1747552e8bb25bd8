import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openDiskCache } from '../diskCache';
import { checkBlock } from './checkBlock';
import type { FencedCode } from './fence';
import type { Verification } from './verifyExample';

/** Checks a block of code in the way that fits it. */
export type Verifier = (block: FencedCode) => Promise<Verification>;

interface Options {
  /** Where it remembers what it has checked. */
  cacheFolder?: string;
  /** Checks what it has not. */
  check?: (
    ...args: Parameters<typeof checkBlock>
  ) => ReturnType<typeof checkBlock>;
}

/** Creates a verifier that remembers, in a folder, what it has checked. */
export function createVerifier(
  siteDir: string,
  {
    cacheFolder = join(siteDir, '.cache', 'examples'),
    check = checkBlock,
  }: Options = {},
): Verifier {
  const cache = openDiskCache(cacheFolder, getCheckVersion());
  return ({ code, fence }) =>
    cache.once({ code, fence }, () => check(siteDir, { code, fence }));
}

/** What can change the outcome of a check, apart from the block itself. */
const packages = [
  '@typescript-eslint/eslint-plugin',
  '@typescript-eslint/parser',
  '@typescript-eslint/utils',
  'eslint',
  'typescript',
];

let version: string | undefined;

/** A name for the present state of all that checks code: packages, engine, reading of reports, this folder. */
function getCheckVersion(): string {
  version ??= computeVersion();
  return version;
}

function computeVersion(): string {
  const require = createRequire(__filename);
  const hash = createHash('sha256');
  for (const name of packages) {
    const file = require.resolve(`${name}/package.json`);
    const content = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
    };
    hash.update(`${name}@${content.version}\n`);
  }
  const folders = ['../../src/linter', '../../src/examples/notes', '.'];
  for (const folder of folders.map(path => join(__dirname, path))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) {
        hash.update(readFileSync(join(folder, file)));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}
