import type { RuleMetadata, RulePreset } from '../metadata';

/**
 * The presets that a project chooses among, smallest first. The plugin doesn't say which of its
 * configs these are: to it, parts and older names are configs like any other, and so is `all`, which says
 * nothing about a rule.
 */
export const chosenPresets = [
  'recommended',
  'recommended-type-checked',
  'strict',
  'strict-type-checked',
  'stylistic',
  'stylistic-type-checked',
];

/** Options that presets set, and the presets that set just these. */
export interface PresetOptions {
  names: string[];
  options: readonly unknown[];
}

/** The options of a rule that presets set, where they don't leave it its defaults. */
export function presetOptions(presets: readonly RulePreset[]): PresetOptions[] {
  const byOptions = new Map<string, PresetOptions>();
  for (const { name, options } of presets) {
    if (options) {
      const key = JSON.stringify(options);
      const names = byOptions.get(key)?.names ?? [];
      byOptions.set(key, { names: [...names, name], options });
    }
  }
  return [...byOptions.values()];
}

/** The presets that a preset builds on: the largest of those whose rules are all in it too. */
export function smallerPresets(
  rules: readonly Pick<RuleMetadata, 'presets'>[],
  preset: string,
): string[] {
  const isIn = (rule: Pick<RuleMetadata, 'presets'>, name: string): boolean =>
    rule.presets.some(one => one.name === name);
  const contains = (outer: string, inner: string): boolean =>
    outer !== inner &&
    rules.every(rule => isIn(rule, outer) || !isIn(rule, inner));
  const contained = chosenPresets.filter(name => contains(preset, name));
  return contained.filter(
    name => !contained.some(other => contains(other, name)),
  );
}

interface HomePresets {
  /** The smallest preset of each kind, as the plugin names it. */
  smallest: string[];
  /** Whether the presets that hold one of these have the rule too, and are stricter. */
  inStricter: boolean;
}

/** The presets to name for a rule: the smallest one, without the larger ones that contain it. */
export function homePresets(presets: readonly RulePreset[]): HomePresets {
  const names = presets.map(({ name }) => name);
  const isStylistic = (name: string): boolean => name.startsWith('stylistic');
  const [graded] = names.filter(name => !isStylistic(name));
  const [stylistic] = names.filter(isStylistic);
  return {
    smallest: [graded ?? [], stylistic ?? []].flat(),
    inStricter: graded?.startsWith('recommended') ?? false,
  };
}

/**
 * The class of the shape that marks a rule's smallest preset: see `sidebar.css`. A typed rule is in the
 * type-checked form of the preset, so both forms have one shape.
 */
export function presetMark(presets: readonly RulePreset[]): string | undefined {
  const [smallest] = presets;
  return smallest && `in-${smallest.name.replace('-type-checked', '')}`;
}
