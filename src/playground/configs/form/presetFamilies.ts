import { barePresetName } from '../../../linter/presets';
import { chosenPresets } from '../../../rules/presets/presetNames';

/** Presets of which a config extends one, if any. */
export interface PresetFamily {
  label: string;
  /** Those to choose among, as the plugin names them, or `eslint:recommended`. */
  names: string[];
  /** Whether a preset is one of them, as a config's text has it. */
  has: (name: string) => boolean;
}

const isStylistic = (name: string) => name.startsWith('stylistic');
const isCore = (name: string) => name.startsWith('eslint:');

/** All presets that rules are chosen by. */
export const presetFamilies: readonly PresetFamily[] = [
  {
    label: 'Preset',
    names: [...chosenPresets.filter(name => !isStylistic(name)), 'all'],
    // With what is left of a preset without another one, and older names.
    has: name =>
      /^(?:all|recommended|strict)(?:-|$)/.test(barePresetName(name)),
  },
  {
    label: 'Stylistic preset',
    names: chosenPresets.filter(isStylistic),
    has: name => isStylistic(barePresetName(name)),
  },
  {
    label: 'ESLint’s own preset',
    names: ['eslint:recommended', 'eslint:all'],
    has: isCore,
  },
];
