import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const rulesFolder = 'rules';

const otherFiles = new Set(['README.mdx', 'TEMPLATE.md']);

/**
 * The rule whose page a file is, whether or not the plugin has such a rule.
 *
 * @param path of the file, from the site's folder or full
 */
export function ruleOfPage(path: string): string | undefined {
  const [file = '', folder] = path.split(/[\\/]/).reverse();
  return folder === rulesFolder && !otherFiles.has(file)
    ? /^(.+)\.mdx?$/.exec(file)?.[1]
    : undefined;
}

/** The paths of all rule pages, from the site's folder, in alphabetical order. */
export function listRulePages(siteDir: string): string[] {
  return readdirSync(join(siteDir, rulesFolder))
    .map(file => `${rulesFolder}/${file}`)
    .filter(path => ruleOfPage(path) !== undefined)
    .sort();
}

/**
 * Checks that every rule has its page and every page its rule.
 *
 * @throws naming each missing page and each page too many, with what to do.
 */
export function checkRulePages(
  siteDir: string,
  ruleNames: readonly string[],
): void {
  const pages = new Map(
    listRulePages(siteDir).map(path => [ruleOfPage(path), path]),
  );
  const rules = new Set<string | undefined>(ruleNames);
  const problems = [
    ...ruleNames
      .filter(name => !pages.has(name))
      .map(
        name =>
          `The rule "${name}" has no page. Copy rules/TEMPLATE.md to rules/${name}.md and write it.`,
      ),
    ...[...pages]
      .filter(([name]) => !rules.has(name))
      .map(
        ([, path]) =>
          `The page ${path} belongs to no rule of the plugin. Remove it, correct its name, or list it in plugins/rules/removedRules.ts.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
