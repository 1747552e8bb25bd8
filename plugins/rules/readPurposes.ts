import purposes from '../../data/rule-purposes.json';
import type { RulePurpose } from '../../src/rules/metadata';

/**
 * What rules are for, in the order in which the list of rules shows it.
 *
 * @param ruleNames all rules of the plugin
 * @throws when a rule is for nothing, or a rule isn't there.
 */
export function readPurposes(ruleNames: readonly string[]): RulePurpose[] {
  const file = 'data/rule-purposes.json';
  const listed = new Set(purposes.flatMap(({ rules }) => rules));
  const forgotten = ruleNames.filter(name => !listed.has(name));
  if (forgotten.length > 0) {
    throw new Error(
      `${file} doesn't say what these rules are for: ${forgotten.join(', ')}. Add each to a group.`,
    );
  }
  const unknown = [...listed].filter(name => !ruleNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${file} lists rules that the plugin doesn't have: ${unknown.join(', ')}. Remove them.`,
    );
  }
  return purposes;
}
