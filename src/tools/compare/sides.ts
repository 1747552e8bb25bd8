import { presetPrefix } from '../../linter/presets';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';
import type { ToolLink } from '../useToolState';

export interface Side {
  value: string;
  label: string;
  /** The preset as an eslintrc config names it; `undefined` for the config in the field. */
  preset?: string;
}

function presetSide(name: string): Required<Side> {
  return {
    value: name,
    label: spellPreset(name, 'flat'),
    preset: presetPrefix + name,
  };
}

export const sides: readonly Side[] = [
  ...[...chosenPresets, 'all'].map(presetSide),
  {
    value: 'eslint-recommended',
    label: 'eslint.configs.recommended',
    preset: 'eslint:recommended',
  },
  { value: 'config', label: 'your config' },
];

/** What is compared before a reader chooses. */
export const usualSides = {
  left: presetSide('recommended'),
  right: presetSide('strict'),
};

/** A side, by the fields of the page, in which there may be anything. */
export function sideOf(
  fields: ToolLink['fields'],
  name: keyof typeof usualSides,
): Side {
  return sides.find(({ value }) => value === fields[name]) ?? usualSides[name];
}

/** Whether a side is the config in the field. */
export function isOwnCompared(fields: ToolLink['fields']): boolean {
  return (['left', 'right'] as const).some(
    name => sideOf(fields, name).preset === undefined,
  );
}
