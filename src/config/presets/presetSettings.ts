import { groupBy } from '../../linter/groupBy';
import { mergeRules } from '../../linter/presets';
import type {
  PlaygroundRule,
  PresetEntry,
  WorkerConfig,
} from '../../linter/protocol';
import { type RuleSetting, toRuleSetting } from '../ruleEntry';

/** What a config says of a rule, including its presets. */
export interface EffectiveSetting extends RuleSetting {
  /** The last preset that sets the rule, if the config itself does not set it after that. */
  preset: string | undefined;
}

/** What a config's presets say of a rule. */
export type PresetSetting = EffectiveSetting & { preset: string };

/** What the presets of a config set, by rule. @param fileName of the code: for JavaScript, presets set less */
export function presetSettings(
  { extends: presets = [], overrides = [] }: WorkerConfig,
  rules: readonly PlaygroundRule[],
  fileName: string,
): Map<string, PresetSetting> {
  const settings = effectiveSettings(
    {
      extends: presets,
      overrides: overrides.map(part => ({ extends: part.extends ?? [] })),
    },
    rules,
    fileName,
  );
  return settings as Map<string, PresetSetting>;
}

/** What a config sets, by rule, as the linter has it. @param fileName see {@link presetSettings} */
export function effectiveSettings(
  config: WorkerConfig,
  rules: readonly PlaygroundRule[],
  fileName: string,
): Map<string, EffectiveSetting> {
  const isTypescript = /\.[cm]?tsx?$/.test(fileName);
  const merged = mergeRules(config, preset =>
    Object.fromEntries(
      entriesOf(preset, rules)
        .filter(({ onlyTypescript }) => isTypescript || !onlyTypescript)
        .map(({ entry, id }) => [id, entry]),
    ),
  );
  return new Map(
    Array.from(merged).flatMap(([id, { entry, preset }]) => {
      const setting = toRuleSetting(entry);
      return setting === undefined ? [] : [[id, { ...setting, preset }]];
    }),
  );
}

type RuleInPreset = Pick<PresetEntry, 'entry' | 'onlyTypescript'> & {
  id: string;
};

/** By preset. Configs are read over and over while a reader types; there are 400 rules, and a dozen presets. */
const byPreset = new WeakMap<
  readonly PlaygroundRule[],
  Map<string, RuleInPreset[]>
>();

/** What a preset sets, by its bare name. */
export function entriesOf(
  preset: string,
  rules: readonly PlaygroundRule[],
): readonly RuleInPreset[] {
  let presets = byPreset.get(rules);
  if (presets === undefined) {
    const all = rules.flatMap(({ entries, id }) =>
      entries.map(entry => ({ ...entry, id })),
    );
    presets = groupBy(all, entry => entry.preset);
    byPreset.set(rules, presets);
  }
  return presets.get(preset) ?? [];
}
