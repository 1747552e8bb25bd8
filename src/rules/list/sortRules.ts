import type { RuleMetadata } from '../metadata';
import { choosablePresets, chosenPresets } from '../presets/presetNames';
import { compareFirstVersions } from './firstVersion';
import type { IndexState, SortKey } from './indexState';

const types: readonly RuleMetadata['type'][] = [
  'problem',
  'suggestion',
  'layout',
];

/** What comes first, for rules that differ in it. Names are in order already. */
const ranks: Record<
  Exclude<SortKey, 'since'>,
  (rule: RuleMetadata) => number
> = {
  name: () => 0,
  // In groups of their own, where they are in order.
  purpose: () => 0,
  preset: ({ presets }) => {
    const [smallest] = choosablePresets(presets);
    return smallest
      ? chosenPresets.indexOf(smallest.name)
      : chosenPresets.length;
  },
  type: rule => types.indexOf(rule.type),
};

/** The rules in the order that is asked for. @param rules by name */
export function sortRules(
  rules: readonly RuleMetadata[],
  { sort, descending }: Pick<IndexState, 'descending' | 'sort'>,
): RuleMetadata[] {
  if (sort === 'name') {
    return descending ? [...rules].reverse() : [...rules];
  }
  const direction = descending ? -1 : 1;
  if (sort === 'since') {
    return [...rules].sort((a, b) => direction * compareFirstVersions(a, b));
  }
  const rank = ranks[sort];
  return [...rules].sort((a, b) => direction * (rank(a) - rank(b)));
}
