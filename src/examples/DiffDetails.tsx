import type { ReactNode } from 'react';
import { type Diff, readDiff } from '../text/diffText';
import { ChangedLines } from '../ui/ChangedLines';
import styles from './DiffDetails.module.css';

interface Props {
  /** The summary. */
  children: ReactNode;
  diffs: readonly Diff[];
}

/** Changes of code that can be unfolded. Works without JavaScript. */
export function DiffDetails({ children, diffs }: Props): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{children}</summary>
      {diffs.map((diff, index) => (
        <ChangedLines
          key={index}
          lines={readDiff(diff)}
          className={styles.diff}
        />
      ))}
    </details>
  );
}
