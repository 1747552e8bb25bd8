import { join } from 'node:path';
import type { LinterService } from '../../src/linter';
import { getCheckVersion } from './checkVersion';
import type { CodeBlock } from './codeBlocks';
import type { Verification } from './verification';
import { openVerificationCache } from './verificationCache';

/** Checks a block of code in the way that fits it. */
export type Verifier = (
  block: Pick<CodeBlock, 'code' | 'fence'>,
) => Promise<Verification>;

/** Creates a verifier that remembers, in a folder, what it has checked. */
export function createVerifier(
  siteDir: string,
  cacheFolder = join(siteDir, '.cache', 'examples'),
): Verifier {
  const cache = openVerificationCache(cacheFolder, getCheckVersion());
  return async ({ code, fence }) => {
    const checked = { code, fence };
    const known = cache.get(checked);
    if (known) {
      return known;
    }
    const verification = await verify(siteDir, checked);
    cache.set(checked, verification);
    return verification;
  };
}

let linter: LinterService | undefined;

/** Loads what it needs when it needs it: pages that are all in the cache need nothing. */
async function verify(
  siteDir: string,
  { code, fence }: Pick<CodeBlock, 'code' | 'fence'>,
): Promise<Verification> {
  const { example, language, source, title = '', unchecked } = fence;
  if (unchecked !== undefined) {
    return { problems: [], reports: [] };
  }
  if (source && example) {
    const { verifyExample } = await import('./verifyExample');
    linter ??= await startLinter();
    return verifyExample(linter, { code, source, example });
  }
  const { checkConfig, isConfigName } = await import('./configs/checkConfig');
  if (isConfigName(title)) {
    return { problems: await checkConfig(siteDir, title, code), reports: [] };
  }
  if (source) {
    const { checkSource } = await import('./sourceCheck');
    return { problems: checkSource(siteDir, code, source), reports: [] };
  }
  const { checkData } = await import('./dataCheck');
  return { problems: await checkData(language, code), reports: [] };
}

async function startLinter(): Promise<LinterService> {
  const { createLinter } = await import('../../src/linter');
  const { getNodeEnvironment } =
    await import('../../src/linter/nodeEnvironment');
  return createLinter(getNodeEnvironment());
}
