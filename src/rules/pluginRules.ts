import rules from '@generated/rules/default/rules.json';
import type { RuleMetadata } from './metadata';

/** Every rule of the plugin, by name. Only pages that import them load them. */
export const pluginRules: readonly RuleMetadata[] = rules;

/** A rule of the plugin. @throws when there is none of that name */
export function getRule(name: string): RuleMetadata {
  const rule = pluginRules.find(candidate => candidate.name === name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return rule;
}
