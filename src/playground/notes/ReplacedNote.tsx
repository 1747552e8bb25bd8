import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ReplacedState } from '../state/replacedState';
import { bringBack } from '../state/replaceShared';
import { Note, Offer } from './Note';

const sentences: Record<ReplacedState['by'], string> = {
  address: translate({
    id: 'playground.replaced.address',
    message:
      'Another address was opened before your last change was saved in the old one.',
  }),
  kept: translate({
    id: 'playground.replaced.kept',
    message: 'Your earlier code replaced what was here.',
  }),
  redo: translate({
    id: 'playground.replaced.redo',
    message: 'This replaces what you had before.',
  }),
  reset: translate({
    id: 'playground.replaced.reset',
    message: 'The playground is back to its starting example.',
  }),
  sample: translate({
    id: 'playground.replaced.sample',
    message: 'The sample replaced what you had before.',
  }),
  undo: translate({
    id: 'playground.replaced.undo',
    message: 'What you had before is back.',
  }),
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
          {by === 'undo' ? (
            <Translate id="playground.replaced.redoIt">Redo</Translate>
          ) : (
            <Translate id="playground.replaced.undoIt">Undo</Translate>
          )}
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
