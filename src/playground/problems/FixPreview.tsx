import { type ReactNode, useMemo } from 'react';
import { diffLines } from '../../text/diffLines';
import { ChangedLines } from '../../ui/ChangedLines';
import controls from '../controls.module.css';
import styles from './FixPreview.module.css';

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;

interface Props {
  before: string;
  after: string;
  onApply: () => void;
}

/** Shows how a fix would change the code, before it is applied. */
export function FixPreview({ before, after, onApply }: Props): ReactNode {
  const lines = useMemo(
    () => diffLines(before, after, CONTEXT),
    [before, after],
  );
  return (
    <div className={styles.preview}>
      <ChangedLines lines={lines} className={styles.diff} />
      <button
        type="button"
        className={`${controls.button ?? ''} ${controls.primary ?? ''}`}
        onClick={onApply}
      >
        Apply this change
      </button>
    </div>
  );
}
