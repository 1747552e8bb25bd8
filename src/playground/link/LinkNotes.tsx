import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './LinkNotes.module.css';

/** What is not as the opened link asks for. */
export function LinkNotes(): ReactNode {
  const { store } = usePlayground();
  const notes = useSelector(session => session.notes);
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
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          store.set({ notes: [] });
        }}
      >
        Close
      </button>
    </div>
  );
}
