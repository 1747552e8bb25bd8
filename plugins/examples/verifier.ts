import { join } from 'node:path';
import { openDiskCache } from '../diskCache.mjs';
import { checkBlock } from './checkBlock';
import { getCheckVersion } from './checkVersion';
import type { CodeBlock } from './codeBlocks';
import type { Verification } from './verification';

/** Checks a block of code in the way that fits it. */
export type Verifier = (
  block: Pick<CodeBlock, 'code' | 'fence'>,
) => Promise<Verification>;

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
