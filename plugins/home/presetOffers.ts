import type { OfferedPreset, PresetOffer } from '../../src/home/content';
import type { RuleMetadata } from '../../src/rules/metadata';
import { spellPreset } from '../../src/rules/presetSpelling';

/** What a project chooses among, as the plugin's packages name it. */
const offered = ['recommended', 'strict', 'stylistic'];

/** The presets that a project chooses among, with how many rules each turns on. */
export function offerPresets(rules: readonly RuleMetadata[]): PresetOffer[] {
  return offered.map(name => ({
    ...countPreset(rules, name),
    typed: countPreset(rules, `${name}-type-checked`),
  }));
}

/** @throws when the plugin has no such preset */
function countPreset(
  rules: readonly RuleMetadata[],
  name: string,
): OfferedPreset {
  const count = rules.filter(({ presets }) =>
    presets.some(preset => preset.name === name),
  ).length;
  if (count === 0) {
    throw new Error(
      `No rule is in the preset "${name}", which the home page offers. Update the names in plugins/home/presetOffers.ts.`,
    );
  }
  return { id: name, name: spellPreset(name, 'flat'), rules: count };
}
