import { type ReactNode, useMemo } from 'react';
import { diffLines } from '../../text/diffLines';
import { ChangedLines } from '../../ui/ChangedLines';
import controls from '../controls.module.css';
import { usePlayground } from '../state/PlaygroundContext';
import { changeLink } from '../state/session';
import styles from './FixPreview.module.css';

/** Unchanged lines that are shown around a change. */
const context = 2;

interface Props {
  /** The code as it is. */
  before: string;
  after: string;
  onApplied?: () => void;
}

/** What a change would do to the code, before it is made. */
export function FixPreview({ before, after, onApplied }: Props): ReactNode {
  const { store } = usePlayground();
  const lines = useMemo(
    () => diffLines(before, after, context),
    [before, after],
  );
  return (
    <div className={styles.preview}>
      <ChangedLines lines={lines} className={styles.diff} />
      <button
        type="button"
        className={`${controls.button ?? ''} ${controls.primary ?? ''}`}
        onClick={({ currentTarget }) => {
          changeLink(store, { code: after });
          onApplied?.();
          // This button goes away with the problem: the panel around it gets the focus.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
        }}
      >
        Apply this change
      </button>
    </div>
  );
}
