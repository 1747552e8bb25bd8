import ruleHistory from '../../data/rule-history.json';
import { pluginPrefix } from '../packages/packages';
import { removedRules } from './removedRules';

/** When a rule came, and what became of it and its options; the file has more. */
export interface RuleHistory {
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
 * The first version of the plugin that has a rule; `1.0.0` also for the rules of the plugin's
 * predecessor, `eslint-plugin-typescript`.
 *
 * @throws when the file in `data/` doesn't know the rule.
 */
export function firstVersion(ruleName: string): string {
  return historyOf(ruleName).since;
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
      history.replacedBy?.map(withPrefix) ??
      Object.entries(ruleHistories)
        .filter(([, rule]) => rule?.replaces?.includes(name))
        .map(([replacement]) => pluginPrefix + replacement),
  }));
}

/** The history has some names with the prefix of their plugin, and some without. */
function withPrefix(name: string): string {
  return name.includes('/') ? name : pluginPrefix + name;
}
