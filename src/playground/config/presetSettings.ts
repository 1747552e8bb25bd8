import { barePresetName } from '../../linter/presets';
import type { PlaygroundRule, WorkerConfig } from '../../linter/protocol';
import { type RuleSetting, toRuleSetting } from './editConfig';

/** What a config's presets say of a rule. */
export interface PresetSetting extends RuleSetting {
  /** The last preset that sets it, as the plugin names it, or `eslint:recommended`. */
  preset: string;
}

/**
 * What the presets of a config set, by rule, whatever the config itself sets.
 *
 * @param fileName of the code: for JavaScript, presets set less
 */
export function presetSettings(
  { extends: presets = [], overrides = [] }: WorkerConfig,
  rules: readonly PlaygroundRule[],
  fileName: string,
): Map<string, PresetSetting> {
  const names = [presets, ...overrides.map(part => part.extends ?? [])]
    .flat()
    .map(barePresetName);
  const isTypescript = /\.[cm]?tsx?$/.test(fileName);
  const settings = new Map<string, PresetSetting>();
  for (const { id, entries } of rules) {
    for (const name of names) {
      const entry = entries.find(
        ({ onlyTypescript, preset }) =>
          preset === name && (isTypescript || !onlyTypescript),
      );
      const setting = entry && toRuleSetting(entry.entry);
      if (setting !== undefined) {
        const options = setting.options.length
          ? setting.options
          : // As in ESLint: a severity alone keeps the options.
            (settings.get(id)?.options ?? []);
        settings.set(id, { ...setting, options, preset: name });
      }
    }
  }
  return settings;
}
