import { type ComponentProps, useState } from 'react';
import { messageOf } from '../../text/messageOf';
import { Notice } from '../controls';
import controls from '../controls.module.css';
import { restoreFile } from '../files/changeFiles';
import { bringBack, openEarlier, reset } from '../saving/autosave';
import type { SaveOutcome } from '../saving/storage';
import { copyLink, downloadProject } from '../share/share';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ReplacedState, Session } from '../state/session';

/** What the reader should know of the page, above it: each note stays until it's closed. */
export function Notes() {
  const { store, versions } = usePlayground();
  const comeback = useSelector(session => session.comeback);
  const notes = useSelector(session => session.notes);
  const by = useSelector(({ replaced }) => replaced?.by);
  const removedFiles = useSelector(session => session.removedFiles);
  const removed = removedFiles.at(-1)?.file.name;
  const setting = (change: Partial<Session>) => () => store.set(change);
  return (
    <>
      {comeback === 'back' && (
        <Note
          offer="Start over"
          onTake={() => reset(store, versions)}
          onClose={setting({ comeback: undefined })}
        >
          <p>Your code from last time is back.</p>
        </Note>
      )}
      {comeback !== undefined && comeback !== 'back' && (
        <Note
          offer="Open it anyway"
          onTake={() => openEarlier(store, versions, comeback.offered)}
          onClose={setting({ comeback: undefined })}
        >
          <p>
            The page stopped working with your code last time, so here is the
            starting example.
          </p>
        </Note>
      )}
      {notes.length > 0 && (
        <Note onClose={setting({ notes: [] })}>
          <ul>
            {notes.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      {by !== undefined && (
        <Note
          offer={by === 'undo' ? 'Redo' : 'Undo'}
          onTake={() => bringBack(store)}
          onClose={setting({ replaced: undefined })}
        >
          <p>{replacements[by]}</p>
        </Note>
      )}
      {removed !== undefined && (
        <Note
          offer="Restore"
          onTake={() => restoreFile(store)}
          onClose={setting({ removedFiles: removedFiles.slice(0, -1) })}
        >
          <p>{removed} was removed.</p>
        </Note>
      )}
      <NotSavedNote />
    </>
  );
}

function Note(
  props: Omit<ComponentProps<typeof Notice>, 'className' | 'role'>,
) {
  return <Notice className={controls.note} role="status" {...props} />;
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

function NotSavedNote() {
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
        onClose={() => setClosed(loss)}
      >
        <p>
          {loss} {answer}
        </p>
      </Note>
    )
  );
}
