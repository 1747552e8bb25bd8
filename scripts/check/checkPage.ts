import { basename, join } from 'node:path';
import { measurePage } from '../../plugins/examples/coverage/readRulePages';
import { findGaps } from '../../plugins/examples/coverage/ruleCoverage';
import type { Problem } from '../../plugins/examples/problems';
import type { Verifier } from '../../plugins/examples/verifier';
import { verifyPage } from '../../plugins/examples/verifyPage';
import { checkLinks } from '../../plugins/markdown/links';
import {
  countFrontMatterLines,
  readBody,
  readPage,
} from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/parseMarkdown';
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
  const page = readPage(siteDir, filePath);
  const text = readBody(page.text);
  const linesBefore = countFrontMatterLines(page.text);
  const tree = parseMarkdown(text, filePath);
  const { problems } = await verifyPage(verify, page, tree, {
    text,
    linesBefore,
  });
  return [
    ...problems,
    ...checkLinks(filePath, tree, linesBefore),
    ...(await checkText(siteDir, path)),
    ...(isRulePage(path) ? await checkCoverage(siteDir, filePath, verify) : []),
  ];
}

function isRulePage(path: string): boolean {
  return path.startsWith('rules/') && basename(path) !== 'README.mdx';
}

async function checkCoverage(
  siteDir: string,
  filePath: string,
  verify: Verifier,
): Promise<Problem[]> {
  const { coverage } = await measurePage(siteDir, filePath, verify);
  return [
    ...findGaps({ ...coverage, complete: true }),
    ...(coverage.complete
      ? []
      : ['The page is not marked `complete: true` in its front matter.']),
  ].map(message => ({ line: 1, message }));
}
