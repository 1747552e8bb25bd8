import type { RuleMetadata } from './metadata';
import { useRules } from './useRules';

/**
 * A rule of the plugin.
 *
 * @throws when there is none of that name.
 */
export function useRule(name: string): RuleMetadata {
  const rule = useRules().find(candidate => candidate.name === name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return rule;
}
