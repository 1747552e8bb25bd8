import { join } from 'node:path';
import { measurePage } from '../../plugins/examples/coverage/readRulePages';
import { findGaps } from '../../plugins/examples/coverage/ruleCoverage';
import type { Problem } from '../../plugins/examples/problems';
import type { Verifier } from '../../plugins/examples/verifier';
import {
  type VerifiedFile,
  verifyFile,
} from '../../plugins/examples/verifyFile';
import { checkLinks } from '../../plugins/markdown/links';
import { ruleOfPage } from '../../plugins/rules/rulePages';
import { checkText } from './checkText';

/**
 * Checks one page in all that its Markdown promises: its code, its links, its text, and for a rule's
 * page that it shows the whole rule, whether or not it is marked complete.
 */
export async function checkPage(
  siteDir: string,
  path: string,
  verify: Verifier,
): Promise<Problem[]> {
  const filePath = join(siteDir, path);
  const file = await verifyFile(siteDir, filePath, verify);
  return [
    ...file.problems,
    ...checkLinks(filePath, file.tree, file.linesBefore),
    ...(await checkText(siteDir, path)),
    ...(ruleOfPage(path) === undefined ? [] : await checkCoverage(file)),
  ];
}

async function checkCoverage(file: VerifiedFile): Promise<Problem[]> {
  const coverage = await measurePage(file);
  return [
    ...findGaps({ ...coverage, complete: true }),
    ...(coverage.complete
      ? []
      : ['The page is not marked `complete: true` in its front matter.']),
  ].map(message => ({ line: 1, message }));
}
