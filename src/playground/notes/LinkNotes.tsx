import type { ReactNode } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { Note } from './Note';

/** What is not as the opened link asks for. */
export function LinkNotes(): ReactNode {
  const { store } = usePlayground();
  const notes = useSelector(session => session.notes);
  if (notes.length === 0) {
    return null;
  }
  return (
    <Note
      onClose={() => {
        store.set({ notes: [] });
      }}
    >
      <ul>
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Note>
  );
}
