import type { ReactNode } from 'react';
import styles from './ApplyButton.module.css';

interface Props {
  /** What it's called, for those who don't see what is next to it: it begins with what the button says. */
  label: string;
  onClick: () => void;
}

/** Applies a fix or a suggestion to code that is being edited. */
export function ApplyButton({ label, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.apply}
      aria-label={label}
      onClick={onClick}
    >
      Apply
    </button>
  );
}
