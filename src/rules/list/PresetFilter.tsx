import { type ReactNode, useEffect, useRef } from 'react';
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

/**
 * Chooses the preset that rules are in. React would undo what was chosen before it came, if it had the value:
 * so it only follows the address.
 */
export function PresetFilter({ rules, preset, onChoose }: Props): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = select;
    if (!current || preset === undefined) {
      return undefined;
    }
    current.value = preset;
    return () => {
      current.value = '';
    };
  }, [preset]);
  return (
    <select
      ref={select}
      className="field"
      aria-label="Preset"
      autoComplete="off"
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
