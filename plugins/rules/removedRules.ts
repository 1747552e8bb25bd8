/** What a page says of a rule that the plugin no longer has. */
export interface RemovedRule {
  name: string;
  description: string;
  /** The rule to use instead: of this plugin with its prefix, of the core without. */
  replacedBy: string[];
}

/**
 * Rules that older versions of the plugin had. Their pages are in no sidebar: they are kept for
 * the links that lead to them, and say what to use instead.
 */
export const removedRules: readonly RemovedRule[] = [
  {
    name: 'camelcase',
    description: 'Enforce camel case names',
    replacedBy: ['@typescript-eslint/naming-convention'],
  },
  {
    name: 'no-duplicate-imports',
    description: 'Disallow importing one module in several statements',
    replacedBy: ['no-duplicate-imports', 'import/no-duplicates'],
  },
  {
    name: 'no-parameter-properties',
    description: 'Disallow parameter properties in class constructors',
    replacedBy: ['@typescript-eslint/parameter-properties'],
  },
];

interface ReplacedRule {
  name: string;
  replacedBy?: readonly string[];
}

/**
 * Checks that each replacement with this plugin's prefix is a rule of it.
 *
 * @param ruleNames the rules that there are
 * @throws naming each rule with an unknown replacement.
 */
export function checkReplacements(
  rules: readonly ReplacedRule[],
  ruleNames: readonly string[],
): void {
  const known = new Set(ruleNames.map(name => `@typescript-eslint/${name}`));
  const problems = rules.flatMap(({ name, replacedBy = [] }) =>
    replacedBy
      .filter(
        replacement =>
          replacement.startsWith('@typescript-eslint/') &&
          !known.has(replacement),
      )
      .map(
        replacement =>
          `The rule "${name}" is said to be replaced by "${replacement}", but the plugin has no such rule. Correct it in plugins/rules/removedRules.ts or, for a rule of the plugin, report it there.`,
      ),
  );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
