import { type ReactNode, useId } from 'react';
import type { ConfigDocument } from '../../../config/configDocument';
import { choosePreset, extendedPresets } from '../../../config/editConfig';
import { barePresetName, presetPrefix } from '../../../linter/presets';
import type { PlaygroundRule } from '../../../linter/protocol';
import { chosenPresets } from '../../../rules/presets/presetNames';
import { type ConfigFormat, spellPreset } from '../../../rules/presetSpelling';
import controls from '../../controls.module.css';
import styles from './Form.module.css';

interface Props {
  document: ConfigDocument;
  format: ConfigFormat;
  /** `undefined` until they are known. */
  rules: readonly PlaygroundRule[] | undefined;
  onChange: (text: string) => void;
}

/** The presets that the config extends. */
export function PresetChoice({
  document,
  format,
  rules,
  onChange,
}: Props): ReactNode {
  const extended = extendedPresets(document);
  const others = extended.filter(
    name => !presetFamilies.some(family => family.has(name)),
  );
  return (
    <div className={styles.presets}>
      {presetFamilies.map(family => (
        <FamilyChoice
          key={family.label}
          family={family}
          format={format}
          rules={rules}
          // The last one has the last word.
          chosen={extended.filter(family.has).at(-1)}
          onChoose={name => {
            onChange(choosePreset(document, family.has, name));
          }}
        />
      ))}
      {others.length > 0 && (
        <p className={controls.hint}>
          {`And, from the JSON: ${others.join(', ')}`}
        </p>
      )}
    </div>
  );
}

function FamilyChoice({
  family: { label, names },
  format,
  rules,
  chosen,
  onChoose,
}: {
  family: PresetFamily;
  format: ConfigFormat;
  rules: Props['rules'];
  /** As the config has it. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}): ReactNode {
  const id = useId();
  const describePreset = (preset: string, count: number | undefined) =>
    count === undefined ? preset : `${preset} (${String(count)} rules)`;
  const bare = chosen === undefined ? '' : barePresetName(chosen);
  const listed = bare === '' || names.includes(bare) ? names : [...names, bare];
  return (
    <div>
      <label className={styles.search} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={controls.select}
        value={bare}
        onChange={({ target: { value } }) => {
          onChoose(value === '' ? undefined : fullName(value));
        }}
      >
        <option value="">none</option>
        {listed.map(name => (
          <option key={name} value={name}>
            {describePreset(spellPreset(name, format), countOf(name, rules))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As a config of either form names it here. */
function fullName(name: string): string {
  return name.includes(':') ? name : presetPrefix + name;
}

/**
 * How many rules a preset turns on, as far as that is known. As on other pages, those of the core do not
 * count among the plugin's: they are in all of its presets.
 */
function countOf(name: string, rules: Props['rules']): number | undefined {
  const isCore = name.startsWith('eslint:');
  return rules?.filter(
    ({ id, entries }) =>
      isCore !== id.startsWith('@typescript-eslint/') &&
      entries.some(
        ({ entry, preset }) => preset === name && [entry].flat()[0] !== 'off',
      ),
  ).length;
}

/** Presets of which a config extends one, if any. */
interface PresetFamily {
  label: string;
  /** Those to choose among, as the plugin names them, or `eslint:recommended`. */
  names: string[];
  /** Whether a preset is one of them, as a config's text has it. */
  has: (name: string) => boolean;
}

const isStylistic = (name: string) => name.startsWith('stylistic');
const isCore = (name: string) => name.startsWith('eslint:');

/** All presets that rules are chosen by. */
const presetFamilies: readonly PresetFamily[] = [
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
