import type { useHistory } from '@docusaurus/router';
import { filesOf, sizeOf } from '../files/playgroundFiles';
import { isTooLong, writeLink } from '../link/link';
import type { Versions } from '../link/linkReader';
import { plainMark } from '../link/plainMark';
import { addNotes, openInstead } from '../state/changeSession';
import type { ReplacedState, SavedCopy, SessionStore } from '../state/session';
import type { SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import { withChange } from '../state/store';
import {
  hasNewText,
  openAddress,
  openSnippet,
  putInAddress,
  unreadable,
} from './opening';
import {
  beginTrial,
  dropDraft,
  endTrial,
  findSnippet,
  leaveDraft,
  putSnippet,
  setLast,
  type Snippet,
  trialTime,
} from './storage';

/** How long a reader has to pause before what was typed is saved, in milliseconds. */
const pause = 400;

/**
 * Milliseconds more for each character of the files: to pack 400,000 of them and to set the address kept
 * the page busy for half a second, which is not to happen at every short pause.
 */
const pausePerCharacter = 0.01;

/**
 * Keeps the state in the hash of the present address, so that it can be copied from there, and the back
 * button leaves the page instead of undoing one letter after the other; keeps it in the browser's storage;
 * and follows the reader to other addresses of the playground: back, forward, a pasted link.
 */
export function autosave(
  store: SessionStore,
  history: ReturnType<typeof useHistory>,
  versions: Versions,
): () => void {
  const { pathname } = window.location;
  /** What the address has, or what is in the storage for it. */
  let written = store.get().shared;
  const write = () => {
    written = store.get().shared;
    const hash = writeLink(written);
    const isLong = isTooLong(hash);
    if (isLong) {
      save(store, 'always');
    }
    putInAddress(hash, store.get().copy?.id);
    store.set({ isTooLongForLink: isLong });
  };
  if (window.location.hash.includes(`=${plainMark}`)) {
    write();
  }
  // The router's, which does not follow what is typed.
  let routed = history.location.hash;
  const stopListening = history.listen(({ hash, pathname: path }, action) => {
    if (path !== pathname) {
      return;
    }
    const isSame = hash === routed;
    routed = hash;
    const opening =
      openAddress(versions) ??
      // As it was before anything was typed.
      (action === 'POP' && hash === ''
        ? { shared: starterState(versions.default), notes: [] }
        : undefined);
    if (opening === undefined || (action !== 'POP' && isSame)) {
      // A link to the page that is open is no wish to lose what is on it.
      write();
      return;
    }
    // Back, forward, a pasted link, or a link to an example.
    save(store);
    const { copy, shared, opened } = store.get();
    const isLost = shared !== written && hasNewText(opened, shared);
    openInstead(store, opening);
    written = store.get().shared;
    if (isLost) {
      store.set({ replaced: { shared, copy, by: 'address' } });
    }
  });
  const stopSaving = atPauses(store, () => {
    save(store);
    // After a step back, the address is another page's.
    if (
      store.get().shared !== written &&
      window.location.pathname === pathname
    ) {
      write();
    }
  });
  return () => {
    save(store);
    stopListening();
    stopSaving();
  };
}

/** Does something whenever a reader who changes the state pauses, and before they go elsewhere, which leaves a draft. */
function atPauses(store: SessionStore, act: () => void): () => void {
  const stopWatching = store.watch(
    ({ shared }) => shared,
    shared => {
      const timer = setTimeout(act, pause + sizeOf(shared) * pausePerCharacter);
      return () => clearTimeout(timer);
    },
  );
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', act, { signal });
  // For the case that the page is reloaded.
  const leave = () => leaveDraft(writeLink(store.get().shared));
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', dropDraft, { signal });
  const onHidden = () => {
    // Phones end pages that are not in sight without another word.
    if (document.visibilityState === 'hidden') {
      act();
    }
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  // Before a link is followed, after which the address is another page's.
  document.addEventListener('focusout', act, { signal });
  return () => {
    stopWatching();
    listening.abort();
  };
}

/** Longest title of a snippet, in characters. */
const maxTitle = 80;

/**
 * Saves what was typed for later visits. A snippet that another tab has gone on with is left to that tab:
 * what is here becomes one of its own.
 *
 * @param when `always`, although nothing was typed: the state's address has no place for it
 */
export function save(
  store: SessionStore,
  when: 'always' | 'typed' = 'typed',
): void {
  const { copy, shared, opened } = store.get();
  if (copy === undefined && !hasNewText(opened, shared) && when !== 'always') {
    return;
  }
  const hash = writeLink(shared);
  const stored = copy && findSnippet(copy.id);
  const isTaken = stored !== undefined && stored.hash !== copy?.hash;
  if (hash === copy?.hash && !isTaken) {
    return;
  }
  const id = isTaken || copy === undefined ? createId() : copy.id;
  const title = titleOf(filesOf(shared)[0]?.code ?? '');
  const saveOutcome = putSnippet({ id, hash, title, savedAt: Date.now() });
  // Where nothing was typed since the other tab went on, all tabs go on with what that one has.
  setLast(id, hash === copy?.hash ? 'this' : 'all');
  store.set({ copy: { id, hash }, saveOutcome });
}

/** The first line of code that says something. */
function titleOf(code: string): string {
  const line = /^.*\w.*$/m.exec(code)?.[0] ?? '';
  return line.trim().slice(0, maxTitle);
}

/** `crypto.randomUUID` is for secure pages only. */
function createId(): string {
  const random = Math.random().toString(36).slice(2, 10);
  return `${Date.now().toString(36)}-${random}`;
}

/** Ends the trial of a snippet once the page has shown it for a while, or the reader has left it. */
export function endTrials(store: SessionStore): () => void {
  const { pathname } = window.location;
  let shown: string | undefined;
  return store.watch(
    ({ copy }) => copy?.id,
    id => {
      // A page that goes on to another snippet, as by undoing, has borne the last.
      endTrial(shown);
      shown = id;
      const end = () => endTrial(id);
      const timer = setTimeout(end, trialTime);
      // A page that hangs hears nothing of it.
      window.addEventListener('pagehide', end);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', end);
        // A page that broke is where it was.
        if (window.location.pathname !== pathname) {
          end();
        }
      };
    },
  );
}

/** Goes back to what a reader starts with who brings no link. So does the next visit, unless more is typed. */
export function reset(store: SessionStore, versions: Versions): void {
  replaceShared(store, { shared: starterState(versions.default) }, 'reset');
  setLast(undefined);
}

/** Opens a snippet in the place of all that is there, which can be brought back. */
export function openEarlier(
  store: SessionStore,
  versions: Versions,
  snippet: Snippet,
): void {
  const opening = openSnippet(snippet, versions);
  if (opening === undefined) {
    addNotes(store, [unreadable]);
    return;
  }
  beginTrial(snippet.id);
  replaceShared(store, opening, 'snippet');
  addNotes(store, opening.notes);
}

/** Puts back what was replaced, and keeps what is there now in its stead. */
export function bringBack(store: SessionStore): void {
  const { replaced } = store.get();
  if (replaced !== undefined) {
    replaceShared(store, replaced, replaced.by === 'undo' ? 'redo' : 'undo');
  }
}

/**
 * Puts another state in the place of all that is there, which can be brought back. What was put there
 * the same way, and is as it was put there, is not worth keeping: what the reader had before it is.
 */
export function replaceShared(
  store: SessionStore,
  { shared, copy }: { shared: SharedState; copy?: SavedCopy | undefined },
  by: ReplacedState['by'],
): void {
  save(store);
  const { copy: presentCopy, shared: present, replaced } = store.get();
  const isUntouched =
    replaced?.replacement !== undefined &&
    withChange(present, replaced.replacement) === present;
  const isUndoing = by === 'redo' || by === 'undo';
  const before =
    isUntouched && !isUndoing
      ? replaced
      : { shared: present, copy: presentCopy };
  store.set({
    replaced: {
      shared: before.shared,
      copy: before.copy,
      by,
      replacement: isUndoing ? undefined : shared,
    },
  });
  openInstead(store, { shared, copy, notes: [] });
  if (copy !== undefined) {
    setLast(copy.id);
  }
}
