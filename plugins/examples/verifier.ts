import { join } from 'node:path';
import type { LinterService } from '../../src/linter';
import { hashCode, openDiskCache } from '../diskCache';
import type { FencedCode } from './fence';
import type { Verification } from './verifyExample';

/** Checks a block of code in the way that fits it. */
export type Verifier = (block: FencedCode) => Promise<Verification>;

/** What can change the outcome of a check, apart from the block and the packages. */
const code = ['plugins/examples', 'src/examples/notes', 'src/linter'];

/** Creates a verifier that remembers what it has checked, for the next build or test. */
export function createVerifier(
  siteDir: string,
  check = checkBlock,
  cacheFolder = join(siteDir, '.cache', 'examples'),
): Verifier {
  const opening = hashCode(code).then(version =>
    openDiskCache(cacheFolder, version),
  );
  return async ({ code, fence }) => {
    const cache = await opening;
    return cache.once({ code, fence }, () => check(siteDir, { code, fence }));
  };
}

let linter: Promise<LinterService> | undefined;

/** Checks a block of code. Loads what it needs when it needs it. */
export async function checkBlock(
  siteDir: string,
  { code, fence }: FencedCode,
): Promise<Verification> {
  const { example, language, source, title = '', unchecked } = fence;
  if (unchecked !== undefined || fence.isSnippet) {
    return { problems: [], reports: [] };
  }
  if (example) {
    const { verifyExample } = await import('./verifyExample');
    linter ??= startLinter();
    return verifyExample(await linter, { code, example });
  }
  const { checkConfig, isConfigName } = await import('./configs/checkConfig');
  if (isConfigName(title)) {
    return { problems: await checkConfig(siteDir, title, code), reports: [] };
  }
  if (source) {
    const { checkSource } = await import('./sourceCheck');
    return { problems: checkSource(siteDir, code, source), reports: [] };
  }
  const { readData } = await import('./sourceCheck');
  return { problems: readData(language, code).problems, reports: [] };
}

async function startLinter(): Promise<LinterService> {
  const { createLinter } = await import('../../src/linter');
  const { getNodeEnvironment } =
    await import('../../src/linter/nodeEnvironment');
  return createLinter(getNodeEnvironment());
}
