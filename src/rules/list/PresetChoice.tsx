import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';
import { chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';
import { noPreset } from './indexState';
import { isInPreset } from './traits';

interface Props {
  rules: readonly RuleMetadata[];
  preset: string | undefined;
  onChoose: (preset: string | undefined) => void;
}

/** Chooses the preset that rules are in. */
export function PresetChoice({ rules, preset, onChoose }: Props): ReactNode {
  return (
    <select
      aria-label="Preset"
      value={preset ?? ''}
      onChange={({ target }) => {
        onChoose(target.value || undefined);
      }}
    >
      <option value="">In any preset or none</option>
      {chosenPresets.map(name => (
        <option key={name} value={name} title={name}>
          {spellPreset(name, 'flat')} (
          {rules.filter(rule => isInPreset(rule, name)).length})
        </option>
      ))}
      <option value={noPreset}>In no preset</option>
    </select>
  );
}
