import type { RulePreset } from '../metadata';
import { choosablePresets } from './presetNames';

/**
 * The class of the shape that marks a rule's smallest preset: see `sidebar.css`. A typed rule is in the
 * type-checked form of the preset, so both forms have one shape.
 *
 * @param presets those that turn the rule on
 */
export function presetMark(presets: readonly RulePreset[]): string | undefined {
  const [smallest] = choosablePresets(presets);
  return smallest && `in-${smallest.name.replace('-type-checked', '')}`;
}
