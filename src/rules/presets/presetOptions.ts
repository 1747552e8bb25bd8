import type { RulePreset } from '../metadata';
import { choosablePresets } from './presetNames';

/** Options that presets set, and the presets that set just these. */
export interface PresetOptions {
  names: string[];
  options: readonly unknown[];
}

/** The options of a rule that presets set, where they don't leave it its defaults. */
export function presetOptions(presets: readonly RulePreset[]): PresetOptions[] {
  const byOptions = new Map<string, PresetOptions>();
  for (const { name, options } of choosablePresets(presets)) {
    if (options) {
      const key = JSON.stringify(options);
      const names = byOptions.get(key)?.names ?? [];
      byOptions.set(key, { names: [...names, name], options });
    }
  }
  return [...byOptions.values()];
}
