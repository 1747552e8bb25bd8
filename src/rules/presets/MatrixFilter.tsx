import type { ReactNode } from 'react';
import { spellPreset } from '../presetSpelling';
import styles from './PresetMatrix.module.css';
import { chosenPresets } from './presetNames';

/** What the matrix can be narrowed down by. */
export function MatrixFilter(): ReactNode {
  return (
    <form className={styles.filter} aria-label="Filter the table">
      <input
        type="search"
        aria-label="Part of a rule's name"
        placeholder="Filter by name"
        autoComplete="off"
      />
      <label>
        In <PresetSelect none="any preset" />
      </label>
      <label>
        but not in <PresetSelect none="…" />
      </label>
    </form>
  );
}

function PresetSelect({ none }: { none: string }): ReactNode {
  return (
    <select autoComplete="off">
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
