import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './LinkNotes.module.css';

interface Props {
  notes: readonly string[];
  onClose: () => void;
}

/** Notes about what could not be taken from the opened link. */
export function LinkNotes({ notes, onClose }: Props): ReactNode {
  if (notes.length === 0) {
    return null;
  }
  return (
    <div className={styles.notes} role="status">
      <ul>
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <button type="button" className={controls.button} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
