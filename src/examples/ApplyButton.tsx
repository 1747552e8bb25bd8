import type { ReactNode } from 'react';
import styles from './ApplyButton.module.css';

interface Props {
  /** What it applies, for those who don't see it next to that. */
  what: string;
  onClick: () => void;
}

/** Applies a fix or a suggestion to code that is being edited. */
export function ApplyButton({ what, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.apply}
      aria-label={`Apply ${what}`}
      onClick={onClick}
    >
      Apply
    </button>
  );
}
