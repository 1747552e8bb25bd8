import type { RulePreset } from '../metadata';
import { choosablePresets } from '../presets/presetNames';

/** Where a rule is on, in few words. */
export interface HomePresets {
  /** The smallest preset of each kind, as the plugin names it. */
  smallest: string[];
  /** Whether the presets that hold one of these have the rule too, and are stricter. */
  inStricter: boolean;
}

/** The presets to name for a rule: the smallest one, without the larger ones that contain it. */
export function homePresets(presets: readonly RulePreset[]): HomePresets {
  const names = choosablePresets(presets).map(({ name }) => name);
  const isStylistic = (name: string): boolean => name.startsWith('stylistic');
  const [graded] = names.filter(name => !isStylistic(name));
  const [stylistic] = names.filter(isStylistic);
  return {
    smallest: [graded ?? [], stylistic ?? []].flat(),
    inStricter: graded?.startsWith('recommended') ?? false,
  };
}
