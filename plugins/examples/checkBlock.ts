import type { LinterService } from '../../src/linter';
import type { FencedCode } from './fence';
import type { Verification } from './verifyExample';

/** Started once, however many blocks ask for it before it has started. */
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
  if (source && example) {
    const { verifyExample } = await import('./verifyExample');
    linter ??= startLinter();
    return verifyExample(await linter, { code, source, example });
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
