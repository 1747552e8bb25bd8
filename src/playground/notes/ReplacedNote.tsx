import type { ReactNode } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ReplacedState } from '../state/replacedState';
import { bringBack } from '../state/replaceShared';
import { Note, Offer } from './Note';

const sentences: Record<ReplacedState['by'], string> = {
  address:
    'Another address was opened before your last change was saved in the old one.',
  kept: 'Your earlier code replaced what was here.',
  redo: 'This replaces what you had before.',
  reset: 'The playground is back to its starting example.',
  sample: 'The sample replaced what you had before.',
  undo: 'What you had before is back.',
};

/** Says that all of the playground was replaced, and offers to bring back what was there. */
export function ReplacedNote(): ReactNode {
  const { store } = usePlayground();
  const by = useSelector(({ replaced }) => replaced?.by);
  if (by === undefined) {
    return null;
  }
  return (
    <Note
      offers={
        <Offer
          onTake={() => {
            bringBack(store);
          }}
        >
          {by === 'undo' ? 'Redo' : 'Undo'}
        </Offer>
      }
      onClose={() => {
        store.set({ replaced: undefined });
      }}
    >
      <p>{sentences[by]}</p>
    </Note>
  );
}
