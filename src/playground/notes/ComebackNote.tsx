import type { ReactNode } from 'react';
import { openEarlier } from '../kept/openEarlier';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { reset } from '../state/replaceShared';
import { Note, Offer } from './Note';

/** Says that the code of the last visit is here again, or why it is not, and offers the opposite. */
export function ComebackNote(): ReactNode {
  const { store, versions } = usePlayground();
  const comeback = useSelector(session => session.comeback);
  if (comeback === undefined) {
    return null;
  }
  const onClose = () => {
    store.set({ comeback: undefined });
  };
  return comeback === 'back' ? (
    <Note
      offers={
        <Offer
          onTake={() => {
            reset(store, versions);
          }}
        >
          Start over
        </Offer>
      }
      onClose={onClose}
    >
      <p>Your code from last time is back.</p>
    </Note>
  ) : (
    <Note
      offers={
        <Offer
          onTake={() => {
            openEarlier(store, versions, comeback.offered);
          }}
        >
          Open it anyway
        </Offer>
      }
      onClose={onClose}
    >
      <p>
        The page stopped working with your code last time, so here is the
        starting example.
      </p>
    </Note>
  );
}
