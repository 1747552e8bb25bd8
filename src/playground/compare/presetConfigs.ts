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

/** The name of the preset that a config is; `undefined` for a config of the reader's own. */
export function nameOfCompared(text: string): string | undefined {
  return presetConfigs.find(preset => preset.text === text)?.label;
}
