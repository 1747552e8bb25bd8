import type { RuleCounts } from '../../src/home/content';
import type { RuleMetadata } from '../../src/rules/metadata';

/** Counts the rules by what they do for a reader. Deprecated ones don't count. */
export function countRules(rules: readonly RuleMetadata[]): RuleCounts {
  const current = rules.filter(rule => !rule.deprecated);
  return {
    all: current.length,
    typed: current.filter(rule => rule.docs.requiresTypeChecking).length,
    fixing: current.filter(rule => rule.fixable).length,
    suggesting: current.filter(rule => rule.hasSuggestions).length,
  };
}
