import { type ComponentProps, type ReactNode, useState } from 'react';
import { messageOf } from '../../text/messageOf';
import { Notice } from '../controls';
import controls from '../controls.module.css';
import { restoreFile } from '../files/changeFiles';
import { bringBack, openEarlier, reset } from '../saving/autosave';
import type { SaveOutcome } from '../saving/storage';
import { copyLink, downloadProject } from '../share/share';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ReplacedState } from '../state/session';

/** What the reader should know of the page, above it: each note stays until it's closed. */
export function Notes(): ReactNode {
  return (
    <>
      <ComebackNote />
      <LinkNotes />
      <ReplacedNote />
      <RemovedNote />
      <NotSavedNote />
    </>
  );
}

function Note(
  props: Omit<ComponentProps<typeof Notice>, 'className' | 'role'>,
): ReactNode {
  return <Notice className={controls.note} role="status" {...props} />;
}

/** Says that the code of the last visit is here again, or why it is not, and offers the opposite. */
function ComebackNote(): ReactNode {
  const { store, versions } = usePlayground();
  const comeback = useSelector(session => session.comeback);
  const onClose = () => {
    store.set({ comeback: undefined });
  };
  if (comeback === undefined) {
    return null;
  }
  return comeback === 'back' ? (
    <Note
      offer="Start over"
      onTake={() => {
        reset(store, versions);
      }}
      onClose={onClose}
    >
      <p>Your code from last time is back.</p>
    </Note>
  ) : (
    <Note
      offer="Open it anyway"
      onTake={() => {
        openEarlier(store, versions, comeback.offered);
      }}
      onClose={onClose}
    >
      <p>
        The page stopped working with your code last time, so here is the
        starting example.
      </p>
    </Note>
  );
}

/** What is not as the opened link asks for, and what else is said once. */
function LinkNotes(): ReactNode {
  const { store } = usePlayground();
  const notes = useSelector(session => session.notes);
  return (
    notes.length > 0 && (
      <Note
        onClose={() => {
          store.set({ notes: [] });
        }}
      >
        <ul>
          {notes.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Note>
    )
  );
}

const replacements: Record<ReplacedState['by'], string> = {
  address:
    'Another address was opened before your last change was saved in the old one.',
  file: 'The file replaced the code that was here.',
  redo: 'This replaces what you had before.',
  reset: 'The playground is back to its starting example.',
  sample: 'The sample replaced what you had before.',
  snippet: 'Your earlier code replaced what was here.',
  undo: 'What you had before is back.',
};

/** Says that all of the playground was replaced, and offers to bring back what was there. */
export function ReplacedNote(): ReactNode {
  const { store } = usePlayground();
  const by = useSelector(({ replaced }) => replaced?.by);
  return (
    by !== undefined && (
      <Note
        offer={by === 'undo' ? 'Redo' : 'Undo'}
        onTake={() => {
          bringBack(store);
        }}
        onClose={() => {
          store.set({ replaced: undefined });
        }}
      >
        <p>{replacements[by]}</p>
      </Note>
    )
  );
}

/** Says that a file was removed, and offers to bring it back. */
function RemovedNote(): ReactNode {
  const { store } = usePlayground();
  const name = useSelector(
    ({ removedFiles }) => removedFiles.at(-1)?.file.name,
  );
  return (
    name !== undefined && (
      <Note
        offer="Restore"
        onTake={() => {
          restoreFile(store);
        }}
        onClose={() => {
          store.set({ removedFiles: store.get().removedFiles.slice(0, -1) });
        }}
      >
        <p>{name} was removed.</p>
      </Note>
    )
  );
}

/** Why the browser's storage doesn't have the code, by how saving it went. */
const obstacles: Record<Exclude<SaveOutcome, 'saved'>, string> = {
  blocked: 'Your browser doesn’t let this site save anything',
  full: 'The browser’s storage for this site is full',
};

/** Where the code isn't saved, and what the reader can do to have it later; empty if it's in the storage and a link. */
function describeLoss(saveOutcome: SaveOutcome, isLong: boolean): string {
  if (saveOutcome === 'saved') {
    return isLong
      ? 'This code is too long for a link. It is saved in this browser only: to share it, download it.'
      : '';
  }
  return isLong
    ? `${obstacles[saveOutcome]}, and this code is too long for a link. Download it, or it’s gone when you close this tab.`
    : `${obstacles[saveOutcome]}, so your code is gone when you close this tab. Copy the link to keep it.`;
}

/** Says where the state could not be saved, and what the reader can do to have it later. */
function NotSavedNote(): ReactNode {
  const { store } = usePlayground();
  const isLong = useSelector(session => session.isTooLongForLink);
  const loss = useSelector(({ saveOutcome }) =>
    describeLoss(saveOutcome, isLong),
  );
  const [closed, setClosed] = useState('');
  const [answer, setAnswer] = useState('');
  const keep = async () => {
    const keeping = isLong ? downloadProject(store) : copyLink(store);
    setAnswer(await keeping.catch(messageOf));
  };
  return (
    loss !== '' &&
    loss !== closed && (
      <Note
        offer={isLong ? 'Download as a project' : 'Copy link'}
        onTake={() => void keep()}
        onClose={() => {
          setClosed(loss);
        }}
      >
        <p>
          {loss} {answer}
        </p>
      </Note>
    )
  );
}
