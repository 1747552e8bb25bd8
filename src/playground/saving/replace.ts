import type { Versions } from '../link/linkReader';
import { addNotes, openInstead } from '../state/changeSession';
import type { ReplacedState, SavedCopy, SessionStore } from '../state/session';
import type { SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import { withChange } from '../state/store';
import { save } from './autosave';
import { openSnippet, unreadable } from './opening';
import { beginTrial, setLast, type Snippet } from './storage';

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
