import rules from '@generated/rules/default/rules.json';
import type { RuleMetadata } from './metadata';

/** Every rule of the plugin, by name. Only pages that need them load them. */
export function useRules(): RuleMetadata[] {
  return rules;
}
