import type { RuleMetadata } from '../metadata';
import { presetMark } from '../presets/presetMark';

/**
 * The classes of a rule's item in the sidebar, for `sidebar.css`, which shows what they say. The sidebar is
 * on every page of a rule, so its items carry nothing else.
 */
export function ruleMarks(rule: RuleMetadata): string {
  return [
    'rule',
    presetMark(rule.presets),
    rule.docs.requiresTypeChecking && 'needs-types',
    rule.fixable && 'has-fix',
  ]
    .filter(Boolean)
    .join(' ');
}
