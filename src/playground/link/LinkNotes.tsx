import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './LinkNotes.module.css';

interface Props {
  notes: readonly string[];
  onClose: () => void;
}

/** What is not as the opened link asks for. */
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
