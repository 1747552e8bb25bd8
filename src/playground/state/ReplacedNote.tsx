import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from '../link/LinkNotes.module.css';
import { usePlayground, useSelector } from './PlaygroundContext';
import { bringBack, type ReplacedState } from './replaceLink';

const words: Record<ReplacedState['by'], { said: string; offered: string }> = {
  address: {
    said: 'Another address was opened before your last change was in the old one.',
    offered: 'Undo',
  },
  redo: { said: 'This replaces what you had before.', offered: 'Undo' },
  reset: {
    said: 'The playground is back to its starting example.',
    offered: 'Undo',
  },
  sample: {
    said: 'The sample replaced what you had before.',
    offered: 'Undo',
  },
  undo: { said: 'What you had before is back.', offered: 'Redo' },
};

/** Says that all of the playground was replaced, and offers to bring back what was there. */
export function ReplacedNote(): ReactNode {
  const { store } = usePlayground();
  const by = useSelector(({ replaced }) => replaced?.by);
  if (by === undefined) {
    return null;
  }
  const { said, offered } = words[by];
  return (
    <div className={styles.notes} role="status">
      <p>{said}</p>
      <span className={styles.choices}>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            bringBack(store);
          }}
        >
          {offered}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            store.set({ replaced: undefined });
          }}
        >
          Close
        </button>
      </span>
    </div>
  );
}
