import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './ProblemsPanel.module.css';

interface Props {
  /** What it applies, for those who do not see what is next to it: it starts with what the button says. */
  label: string;
  disabled: boolean;
  onApply: () => void;
  children: ReactNode;
}

/** Makes a change with one click. */
export function ApplyProposal({
  label,
  disabled,
  onApply,
  children,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`${controls.button ?? ''} ${styles.apply ?? ''}`}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        onApply();
        // This button goes away with the problem: the panel around it gets the focus.
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      }}
    >
      {children}
    </button>
  );
}
