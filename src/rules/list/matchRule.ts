import type { RuleMetadata } from '../metadata';
import { choosablePresets } from '../presets/presetNames';
import { compareFirstVersions } from './firstVersion';
import { filterNames, type IndexState, noPreset } from './indexState';
import { isInPreset, traits } from './traits';

/** Whether a rule has the preset and passes the filters that are asked for. */
export function matchRule(
  rule: RuleMetadata,
  { preset, since, filters }: Pick<IndexState, 'filters' | 'preset' | 'since'>,
): boolean {
  return (
    hasPreset(rule, preset) &&
    (since === undefined || compareFirstVersions(rule, { since }) >= 0) &&
    filterNames.every(name => {
      const mode = filters[name];
      return mode === undefined || traits[name](rule) === (mode === 'with');
    })
  );
}

function hasPreset(rule: RuleMetadata, preset: string | undefined): boolean {
  if (preset === undefined) {
    return true;
  }
  return preset === noPreset
    ? choosablePresets(rule.presets).length === 0
    : isInPreset(rule, preset);
}
