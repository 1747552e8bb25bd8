import type { ReactNode } from 'react';
import { restoreFile } from '../files/changeFiles';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { Note, Offer } from './Note';

/** Says that a file was removed, and offers to bring it back. */
export function RemovedNote(): ReactNode {
  const { store } = usePlayground();
  const name = useSelector(
    ({ removedFiles }) => removedFiles.at(-1)?.file.name,
  );
  if (name === undefined) {
    return null;
  }
  return (
    <Note
      offers={
        <Offer
          onTake={() => {
            restoreFile(store);
          }}
        >
          Restore
        </Offer>
      }
      onClose={() => {
        store.set({ removedFiles: store.get().removedFiles.slice(0, -1) });
      }}
    >
      <p>{name} was removed.</p>
    </Note>
  );
}
