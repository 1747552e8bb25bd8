import type { ReactNode } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ReplacedState } from '../state/replacedState';
import { bringBack } from '../state/replaceShared';
import { Note, Offer } from './Note';

const words: Record<ReplacedState['by'], { said: string; offered: string }> = {
  address: {
    said: 'Another address was opened before your last change was saved in the old one.',
    offered: 'Undo',
  },
  kept: {
    said: 'Your earlier code replaced what was here.',
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
    <Note
      offers={
        <Offer
          onTake={() => {
            bringBack(store);
          }}
        >
          {offered}
        </Offer>
      }
      onClose={() => {
        store.set({ replaced: undefined });
      }}
    >
      <p>{said}</p>
    </Note>
  );
}
