import type { ReactNode } from 'react';
import styles from './OneOf.module.css';

interface Props<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  /** `undefined` while it is none of them. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, which are all shown: the chosen one is underlined, as a tab is. */
export function OneOf<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: Props<Value>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {choices.map(choice => (
        <button
          key={choice.value}
          type="button"
          className={styles.one}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
