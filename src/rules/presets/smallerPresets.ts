import type { RuleMetadata } from '../metadata';
import { chosenPresets } from './presetNames';

/**
 * The presets that a preset builds on: the largest of those whose rules are all in it too.
 *
 * @param rules all that there are
 */
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
