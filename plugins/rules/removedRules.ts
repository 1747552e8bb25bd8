import ruleHistory from '../../data/rule-history.json';
import { pluginPrefix } from '../packages/packages';

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

/**
 * Checks that each replacement with this plugin's prefix is a rule of it.
 *
 * @throws naming each rule with an unknown replacement.
 */
export function checkReplacements(
  rules: readonly { name: string; replacedBy?: readonly string[] }[],
  ruleNames: readonly string[],
): void {
  const known = new Set(ruleNames.map(name => pluginPrefix + name));
  const problems = rules.flatMap(({ name, replacedBy = [] }) =>
    replacedBy
      .filter(id => id.startsWith(pluginPrefix) && !known.has(id))
      .map(
        replacement =>
          `The rule "${name}" is said to be replaced by "${replacement}", but the plugin has no such rule. Correct it in plugins/rules/removedRules.ts or, for a rule of the plugin, report it there.`,
      ),
  );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/** When a rule came, and what became of it and its options; the file has more. */
export interface RuleHistory {
  /** The first version of the plugin that has it; `1.0.0` also for rules of `eslint-plugin-typescript` before it. */
  since: string;
  date: string;
  deprecated: { version: string; date: string } | null;
  replaces?: string[];
  optionChanges: {
    version: string;
    date: string;
    optionsAdded?: string[];
    optionsRemoved?: string[];
    valuesAdded?: string[];
    valuesRemoved?: string[];
  }[];
}

/** The histories of the rules that the file in `data/` knows, by their names. */
export const ruleHistories: Partial<Record<string, RuleHistory>> =
  ruleHistory.rules;

/** @throws when the file in `data/` doesn't know the rule. */
export function historyOf(ruleName: string): RuleHistory {
  const history = ruleHistories[ruleName];
  if (!history) {
    throw new Error(
      `data/rule-history.json doesn't have the rule "${ruleName}". Add it.`,
    );
  }
  return history;
}

/**
 * The first version that a rule is deprecated in.
 *
 * @throws when the file in `data/` doesn't know it.
 */
export function deprecatedSince(ruleName: string): string {
  const { deprecated } = historyOf(ruleName);
  if (!deprecated) {
    throw new Error(
      `data/rule-history.json doesn't say what version deprecates the rule "${ruleName}". Add it.`,
    );
  }
  return deprecated.version;
}

/** Every rule that the plugin had and has no longer, with the ids of the rules to use instead. */
export function removedRuleHistories() {
  return Object.entries(ruleHistory.removedRules).map(([name, history]) => ({
    ...history,
    name,
    id: pluginPrefix + name,
    replacedBy:
      removedRules.find(rule => rule.name === name)?.replacedBy ??
      // With the prefix of their plugin, or without.
      history.replacedBy?.map(replacement =>
        replacement.includes('/') ? replacement : pluginPrefix + replacement,
      ) ??
      Object.entries(ruleHistories)
        .filter(([, rule]) => rule?.replaces?.includes(name))
        .map(([replacement]) => pluginPrefix + replacement),
  }));
}
