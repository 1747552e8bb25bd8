import type { RuleMetadata } from '../metadata';
import { choosablePresets } from '../presets/presetNames';

/**
 * The classes of a rule's item in the sidebar, for `sidebar.css`, which shows what they say. The sidebar is
 * on every page of a rule, so its items carry nothing else.
 */
export function ruleMarks(rule: RuleMetadata): string {
  const [smallest] = choosablePresets(rule.presets);
  return [
    'rule',
    // A typed rule is in the type-checked form of the preset: the two marks together say so.
    smallest && `in-${smallest.name.replace('-type-checked', '')}`,
    rule.docs.requiresTypeChecking && 'needs-types',
    rule.fixable && 'has-fix',
  ]
    .filter(Boolean)
    .join(' ');
}
