import { usePluralForm } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { describeLinkNote } from '../link/describeLinkNote';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { Note } from './Note';

/** What is not as the opened link asks for. */
export function LinkNotes(): ReactNode {
  const { store } = usePlayground();
  const notes = useSelector(session => session.notes);
  const { selectMessage } = usePluralForm();
  const sentences = notes.map(note =>
    typeof note === 'string' ? note : describeLinkNote(note, selectMessage),
  );
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
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}
