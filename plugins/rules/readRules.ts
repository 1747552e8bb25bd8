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
  const { deprecation, name } = rule;
  const since = ruleHistories[name]?.since;
  // Absent is written as absent, not as false: the data reaches every page.
  return {
    name,
    ...(since !== undefined && { since }),
    type: rule.type,
    docs: {
      description: rule.description,
      ...(rule.recommended &&
        rule.recommended !== true && { recommended: rule.recommended }),
      ...(rule.requiresTypeChecking && { requiresTypeChecking: true }),
      ...(rule.typedOption !== undefined && { typedOption: rule.typedOption }),
      ...(rule.extendsBaseRule && { extendsBaseRule: rule.extendsBaseRule }),
      url: rule.url ?? `https://typescript-eslint.io/rules/${name}`,
    },
    ...(rule.fixable && { fixable: rule.fixable }),
    ...(rule.hasSuggestions && { hasSuggestions: true }),
    ...(deprecation && { deprecated: true }),
    ...(deprecation &&
      deprecation.replacedBy.length > 0 && {
        replacedBy: deprecation.replacedBy,
      }),
    presets: presets.flatMap(preset => entryIn(preset, name) ?? []),
  };
}

/** How many rules of the plugin a preset is about. */
function sizeOf({ rules }: Preset): number {
  return Object.keys(rules).filter(id => id.startsWith(pluginPrefix)).length;
}

/** What a preset sets for a rule that it switches on. */
function entryIn(
  { name: preset, rules }: Preset,
  name: string,
): RulePreset | undefined {
  const [severity, ...options] = [rules[pluginPrefix + name]].flat();
  return severity === 'error' || severity === 'warn'
    ? { name: preset, severity, ...(options.length > 0 && { options }) }
    : undefined;
}
