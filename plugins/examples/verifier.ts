import { join } from 'node:path';
import { checkBlock } from './checkBlock';
import { getCheckVersion } from './checkVersion';
import type { CodeBlock } from './codeBlocks';
import type { Verification } from './verification';
import { openVerificationCache } from './verificationCache';

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
  const cache = openVerificationCache(cacheFolder, getCheckVersion());
  return async ({ code, fence }) => {
    const checked = { code, fence };
    const known = cache.get(checked);
    if (known) {
      return known;
    }
    const verification = await check(siteDir, checked);
    cache.set(checked, verification);
    return verification;
  };
}
