import clsx from 'clsx';
import type { ReactNode } from 'react';
import { spellPreset } from '../presetSpelling';
import styles from './PresetMatrix.module.css';
import { chosenPresets } from './presetNames';

/** What the matrix can be narrowed down by. */
export function MatrixFilter(): ReactNode {
  return (
    <form
      className={clsx(styles.filter, 'needs-script')}
      aria-label="Filter the table"
    >
      <input
        className="field"
        type="search"
        aria-label="Part of a rule's name"
        placeholder="Filter by name"
        autoComplete="off"
      />
      <label>
        In <PresetSelect none="any preset" />
      </label>
      <label>
        beyond <PresetSelect none="…" />
      </label>
    </form>
  );
}

function PresetSelect({ none }: { none: string }): ReactNode {
  return (
    <select className="field" autoComplete="off">
      <option value="">{none}</option>
      {chosenPresets.map((name, index) => (
        // The number of the preset's column
        <option key={name} value={index + 1}>
          {spellPreset(name, 'flat')}
        </option>
      ))}
    </select>
  );
}
