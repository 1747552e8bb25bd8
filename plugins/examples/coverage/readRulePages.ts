import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { countFrontMatterLines, readBody, readPage } from '../../markdown/page';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import type { Problem } from '../problems';
import type { Verifier } from '../verifier';
import { verifyPage } from '../verifyPage';
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
  const files = readdirSync(join(siteDir, 'rules'))
    .filter(file => file.endsWith('.md') && file !== 'TEMPLATE.md')
    .sort();
  const pages: MeasuredPage[] = [];
  for (const file of files) {
    pages.push(
      await measurePage(siteDir, join(siteDir, 'rules', file), verify),
    );
  }
  return pages;
}

/** Checks a rule page, and measures how much of its rule it shows. */
export async function measurePage(
  siteDir: string,
  filePath: string,
  verify: Verifier,
): Promise<MeasuredPage> {
  const page = readPage(siteDir, filePath);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: page.text,
  });
  const text = readBody(page.text);
  const tree = parseMarkdown(text, filePath);
  const { blocks, problems } = await verifyPage(verify, page, tree, {
    text,
    linesBefore: countFrontMatterLines(page.text),
  });
  return {
    path: page.path,
    name: basename(filePath, '.md'),
    coverage: measureCoverage({
      ruleName: page.ruleName,
      tree,
      blocks,
      frontMatter,
    }),
    problems,
  };
}
