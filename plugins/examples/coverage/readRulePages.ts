import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { listRulePages, ruleOfPage } from '../../rules/rulePages';
import type { Problem } from '../formatProblems';
import type { Verifier } from '../verifier';
import { type VerifiedFile, verifyFile } from '../verifyFile';
import { measureCoverage, type RuleCoverage } from './ruleCoverage';

/** A page of `rules/` that has been checked. */
export interface MeasuredPage {
  /** From the site's folder. */
  path: string;
  /** Name of its rule, also where the plugin no longer has that. */
  name: string;
  coverage: RuleCoverage;
  problems: Problem[];
}

/** Checks all rule pages, and measures how much of its rule each shows. */
export async function measureRulePages(
  siteDir: string,
  verify: Verifier,
): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const path of listRulePages(siteDir)) {
    const file = await verifyFile(siteDir, join(siteDir, path), verify);
    pages.push({
      path,
      name: ruleOfPage(path) ?? path,
      coverage: await measurePage(file),
      problems: file.problems,
    });
  }
  return pages;
}

/** Measures how much of its rule a page shows. */
export async function measurePage({
  blocks,
  page,
  tree,
}: VerifiedFile): Promise<RuleCoverage> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: page.path,
    fileContent: page.text,
  });
  return measureCoverage({
    ruleName: page.ruleName,
    tree,
    blocks,
    frontMatter,
  });
}
