import { type ReactNode, useMemo } from 'react';
import { diffLines } from '../../text/diffLines';
import { ChangedLines } from '../../ui/ChangedLines';
import styles from './FixPreview.module.css';

/** Unchanged lines that are shown around a change. */
const context = 2;

interface Props {
  /** The code as it is. */
  before: string;
  after: string;
}

/** What a change would do to the code, before it is made. */
export function FixPreview({ before, after }: Props): ReactNode {
  const lines = useMemo(
    () => diffLines(before, after, context),
    [before, after],
  );
  return <ChangedLines lines={lines} className={styles.diff} />;
}
