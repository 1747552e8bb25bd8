import { join } from 'node:path';
import type { ExampleSettings } from '../../plugins/examples/fence';
import { readCodeBlocks } from '../../plugins/examples/verifyPage';
import { readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/pageTree';
import { listRulePages } from '../../plugins/rules/rulePages';

/** An example of a rule page: code in a fence that says whether a rule reports it. */
export interface Example extends ExampleSettings {
  /** Page and line, e.g. `rules/no-explicit-any.md:12`. */
  name: string;
  code: string;
}

/** Reads the examples of every rule page of the site. */
export function readExamples(siteDir: string): Example[] {
  return listRulePages(siteDir).flatMap(path =>
    readRulePage(siteDir, join(siteDir, path)),
  );
}

function readRulePage(siteDir: string, filePath: string): Example[] {
  const page = readPage(siteDir, filePath);
  const { blocks } = readCodeBlocks(page, parseMarkdown(page.text, filePath));
  return blocks.flatMap(({ fence: { example }, code, line }) =>
    example
      ? [
          {
            ...example,
            name: `${page.path}:${String(line)}`,
            code,
          },
        ]
      : [],
  );
}
