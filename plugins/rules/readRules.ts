import type { RuleMetadata, RulePreset } from '../../src/rules/metadata';
import { chosenPresets } from '../../src/rules/presets/presetNames';
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
  const chosen = chosenPresets.flatMap(
    name => presets.find(preset => preset.name === name) ?? [],
  );
  return [...rules.values()]
    .map(rule => metadataOf(rule, chosen))
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

/** All presets of the plugin that turn a rule on, smallest first. */
export function presetsWith(name: string): RulePreset[] {
  return [...installedPackages.presets]
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .flatMap(preset => entryIn(preset, name) ?? []);
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
