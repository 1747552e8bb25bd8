import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** How long the code is. */
  lines: string;
  /** The code. */
  children: ReactNode;
}

/** Folds the type of a rule's options where it is long: the table says the same in other words. */
export function RuleOptionsType({ lines, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>The options as TypeScript: {lines} lines</summary>
      {children}
    </details>
  );
}
