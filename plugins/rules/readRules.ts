import type { RuleMetadata, RulePreset } from '../../src/rules/metadata';
import {
  installedPackages,
  type Packages,
  pluginPrefix,
} from '../packages/packages';
import type { Preset } from '../packages/readPresets';
import type { Rule } from '../packages/rules';
import { ruleHistories } from './removedRules';

/** The metadata of every rule of the plugin, by name. */
export function readRules({
  presets,
  rules,
}: Packages = installedPackages): RuleMetadata[] {
  const bySize = [...presets].sort((a, b) => sizeOf(a) - sizeOf(b));
  return [...rules.values()]
    .map(rule => metadataOf(rule, bySize))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function metadataOf(rule: Rule, presets: readonly Preset[]): RuleMetadata {
  const { name, type, docs, fixable, hasSuggestions, deprecated, replacedBy } =
    rule;
  const since = ruleHistories[name]?.since;
  return {
    name,
    ...(since !== undefined && { since }),
    type,
    docs,
    ...(fixable && { fixable }),
    ...(hasSuggestions && { hasSuggestions }),
    ...(deprecated && { deprecated }),
    ...(replacedBy && { replacedBy }),
    presets: presets.flatMap(preset => entryIn(preset, name) ?? []),
  };
}

function sizeOf({ rules }: Preset): number {
  return Object.keys(rules).filter(id => id.startsWith(pluginPrefix)).length;
}

function entryIn(
  { name: preset, rules }: Preset,
  name: string,
): RulePreset | undefined {
  const [severity, ...options] = [rules[pluginPrefix + name]].flat();
  return severity === 'error' || severity === 'warn'
    ? { name: preset, severity, ...(options.length > 0 && { options }) }
    : undefined;
}
