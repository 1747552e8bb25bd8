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
