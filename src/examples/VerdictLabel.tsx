import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Verdict } from './exampleData';
import styles from './VerdictLabel.module.css';

const words: Record<Verdict, string> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
};

/** “Incorrect” or “Correct”, with a sign before it. */
export function VerdictLabel({ verdict }: { verdict: Verdict }): ReactNode {
  return (
    <span className={clsx(styles.label, styles[verdict])}>
      {words[verdict]}
    </span>
  );
}
