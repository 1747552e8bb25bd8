import { type ReactNode, useState } from 'react';
import type { Keeping } from '../kept/keptStates';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { copyLink, downloadProject } from '../toolbar/share';
import { Note, Offer } from './Note';

/** Says where the state could not be kept, and what the reader can do to have it later. */
export function NotKeptNote(): ReactNode {
  const { store, tools } = usePlayground();
  const isLong = useSelector(session => session.isTooLongForLink);
  const trouble = useSelector(describeTrouble);
  const [closed, setClosed] = useState('');
  const [answer, setAnswer] = useState('');
  if (trouble === '' || trouble === closed) {
    return null;
  }
  return (
    <Note
      offers={
        isLong ? (
          <Offer
            onTake={() => {
              void downloadProject(store, tools).then(() => {
                setAnswer(store.get().shareMessage);
              });
            }}
          >
            Download as a project
          </Offer>
        ) : (
          <Offer
            onTake={() => {
              void copyLink(store).then(() => {
                setAnswer(store.get().shareMessage);
              });
            }}
          >
            Copy link
          </Offer>
        )
      }
      onClose={() => {
        setClosed(trouble);
      }}
    >
      <p>
        {trouble} {answer}
      </p>
    </Note>
  );
}

/** Why the browser's storage or a link doesn't have the code, by how keeping it went. */
const troubles: Record<Keeping, { short: string; long: string }> = {
  kept: {
    short: '',
    long: 'This code is too long for a link. It is saved in this browser only: to share it, download it.',
  },
  blocked: {
    short:
      'Your browser doesn’t let this site save anything, so your code is gone when you close this tab. Copy the link to keep it.',
    long: 'Your browser doesn’t let this site save anything, and this code is too long for a link. Download it, or it’s gone when you close this tab.',
  },
  full: {
    short:
      'The browser’s storage for this site is full, so your code is gone when you close this tab. Copy the link to keep it.',
    long: 'The browser’s storage for this site is full, and this code is too long for a link. Download it, or it’s gone when you close this tab.',
  },
};

function describeTrouble({ isTooLongForLink, keeping }: Session): string {
  return troubles[keeping][isTooLongForLink ? 'long' : 'short'];
}
