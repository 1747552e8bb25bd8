import type { RulePreset } from '../metadata';

/**
 * The presets that a project chooses among, smallest first. The plugin doesn't say which of its
 * configs these are: to it, parts and older names are configs like any other.
 */
export const chosenPresets = [
  'recommended',
  'recommended-type-checked',
  'strict',
  'strict-type-checked',
  'stylistic',
  'stylistic-type-checked',
];

/**
 * The presets that a reader would choose for a rule, in the order of `/users/configs`. The others are
 * parts and older names of these, and `all`, which says nothing about a rule.
 */
export function choosablePresets(presets: readonly RulePreset[]): RulePreset[] {
  return chosenPresets.flatMap(
    name => presets.find(preset => preset.name === name) ?? [],
  );
}
