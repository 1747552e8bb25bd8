import { type ReactNode, useId } from 'react';
import styles from './FilterChoice.module.css';
import type { FilterMode, FilterName } from './indexState';

interface Props {
  name: FilterName;
  /** Absent when the filter is off. */
  mode: FilterMode | undefined;
  onChoose: (mode: FilterMode | undefined) => void;
}

/** The chosen filters, in few words. */
const labels: Record<FilterName, string> = {
  recommended: 'In recommended',
  strict: 'In strict',
  stylistic: 'In stylistic',
  fixable: 'Auto-fix',
  suggestions: 'Suggestions',
  typed: 'Needs types',
  extension: 'Extends ESLint',
  formatting: 'Formatting',
  deprecated: 'Deprecated',
};

const choices: { mode: FilterMode | undefined; label: string }[] = [
  { mode: undefined, label: 'Any' },
  { mode: 'with', label: 'Yes' },
  { mode: 'without', label: 'No' },
];

/** One filter: off, only rules that are so, or only those that are not. */
export function FilterChoice({ name, mode, onChoose }: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.filter}>
      <legend>{labels[name]}</legend>
      <span className={styles.choices}>
        {choices.map(choice => (
          <label key={choice.label}>
            <input
              type="radio"
              name={group}
              checked={choice.mode === mode}
              onChange={() => {
                onChoose(choice.mode);
              }}
            />
            {choice.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
