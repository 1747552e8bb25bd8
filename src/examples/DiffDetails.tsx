import type { ReactNode } from 'react';
import { type Diff, readDiff } from '../text/diffText';
import { ChangedLines } from '../ui/ChangedLines';
import styles from './DiffDetails.module.css';

interface Props {
  diff: Diff;
  summary: ReactNode;
}

/** A change of code that can be unfolded. Works without JavaScript. */
export function DiffDetails({ diff, summary }: Props): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <ChangedLines lines={readDiff(diff)} className={styles.diff} />
    </details>
  );
}
