import { readdirSync } from 'node:fs';

/** Files in `rules/` that are not the page of a rule. */
const otherFiles = new Set(['README.mdx', 'TEMPLATE.md']);

/**
 * Checks that every rule has its page and every page its rule.
 *
 * @param folder where the pages are
 * @param ruleNames every rule that needs a page
 * @throws naming each missing page and each page too many, with what to do.
 */
export function checkRulePages(
  folder: string,
  ruleNames: readonly string[],
): void {
  const pages = new Set(
    readdirSync(folder)
      .filter(file => /\.mdx?$/.test(file) && !otherFiles.has(file))
      .map(file => file.replace(/\.mdx?$/, '')),
  );
  const rules = new Set(ruleNames);
  const problems = [
    ...ruleNames
      .filter(name => !pages.has(name))
      .map(
        name =>
          `The rule "${name}" has no page. Copy rules/TEMPLATE.md to rules/${name}.md and write it.`,
      ),
    ...[...pages]
      .filter(name => !rules.has(name))
      .map(
        name =>
          `The page rules/${name}.md belongs to no rule of the plugin. Remove it, correct its name, or list it in plugins/rules/removedRules.ts.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
