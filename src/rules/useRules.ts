import { usePluginData } from '@docusaurus/useGlobalData';
import type { RuleMetadata, RulesGlobalData } from './metadata';

/** Every rule of the plugin, by name. */
export function useRules(): RuleMetadata[] {
  return (usePluginData('rules') as RulesGlobalData).rules;
}
