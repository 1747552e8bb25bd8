import { presetConfig } from '../../rules/presets/presetConfig';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';

/** A preset that a config can be compared with. */
interface PresetConfig {
  label: string;
  /** A config of nothing but it. */
  text: string;
}

/** The presets that a reader would choose among, smallest first. */
export const presetConfigs: readonly PresetConfig[] = chosenPresets.map(
  name => ({
    label: spellPreset(name, 'flat'),
    text: presetConfig(name),
  }),
);

/** What a config is called in a sentence: the preset's name, or that it's the other one. */
export function nameOfCompared(text: string): string {
  return (
    presetConfigs.find(preset => preset.text === text)?.label ??
    'the other config'
  );
}
