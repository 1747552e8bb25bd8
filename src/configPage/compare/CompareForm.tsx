import type { ReactNode } from 'react';
import { presetPrefix } from '../../linter/presets';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';

/** One of the two configs that are compared. */
export interface Side {
  /** In the address. */
  value: string;
  label: string;
  /** The preset as an eslintrc config names it; `undefined` for the config in the field. */
  preset?: string;
}

function presetSide(name: string): Side {
  return {
    value: name,
    label: spellPreset(name, 'flat'),
    preset: presetPrefix + name,
  };
}

/** What can be compared with each other. */
const sides: readonly Side[] = [
  ...chosenPresets.map(presetSide),
  { value: 'all', label: 'all', preset: `${presetPrefix}all` },
  {
    value: 'eslint-recommended',
    label: 'eslint.configs.recommended',
    preset: 'eslint:recommended',
  },
  { value: 'config', label: 'the config above' },
];

/** What is compared before a reader chooses. */
const usualSides = {
  left: presetSide('recommended'),
  right: presetSide('strict'),
};

/** A side, by the fields of the page, in which there may be anything. */
export function sideOf(
  fields: PageStore['fields'],
  name: keyof typeof usualSides,
): Side {
  return sides.find(({ value }) => value === fields[name]) ?? usualSides[name];
}

/** The two configs to compare. It is in the HTML: the differences come with React. */
export function CompareForm({ page }: { page: PageStore }): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="Configs to compare"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <SideChoice page={page} name="left" label="Compare" />
      <SideChoice page={page} name="right" label="with" />
    </form>
  );
}

function SideChoice({
  page,
  name,
  label,
}: {
  page: PageStore;
  name: 'left' | 'right';
  label: string;
}): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        autoComplete="off"
        value={sideOf(page.fields, name).value}
        onChange={({ target }) => {
          page.setField(name, target.value);
        }}
      >
        {sides.map(side => (
          <option key={side.value} value={side.value}>
            {side.label}
          </option>
        ))}
      </select>
    </label>
  );
}
