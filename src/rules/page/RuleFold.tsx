import type { ReactNode } from 'react';
import chevron from '../../ui/Chevron.module.css';
import styles from './RuleFold.module.css';

interface Props {
  /** What is in it. */
  summary: string;
  children: ReactNode;
}

/** Folds what few readers of a page are there for. */
export function RuleFold({ summary, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary className={chevron.chevron}>{summary}</summary>
      {children}
    </details>
  );
}
