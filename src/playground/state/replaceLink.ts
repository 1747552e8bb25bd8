import type { Versions } from '../link/readLink';
import type { PlaygroundState } from './playgroundState';
import { changeLink, type SessionStore } from './session';
import { starterState } from './starter';
import { withChange } from './store';

/** All that was in the playground until something else took its place. */
export interface ReplacedState {
  state: PlaygroundState;
  /** What made something else take its place. */
  by: 'address' | 'redo' | 'reset' | 'sample' | 'undo';
  /** What took its place. */
  replacement?: PlaygroundState;
}

/** Goes back to what a reader starts with who brings no link. */
export function reset(store: SessionStore, versions: Versions): void {
  replaceLink(store, starterState(versions.default), 'reset');
}

/** Puts back what was replaced, and keeps what is there now in its stead. */
export function bringBack(store: SessionStore): void {
  const { replaced } = store.get();
  if (replaced !== undefined) {
    replaceLink(
      store,
      replaced.state,
      replaced.by === 'undo' ? 'redo' : 'undo',
    );
  }
}

/**
 * Puts another state in the place of all that is there, which can be brought back. What was put there
 * the same way, and is as it was put there, is not worth keeping: what the reader had before it is.
 */
export function replaceLink(
  store: SessionStore,
  link: PlaygroundState,
  by: ReplacedState['by'],
): void {
  const { link: present, replaced } = store.get();
  const isUntouched =
    replaced?.replacement !== undefined &&
    withChange(present, replaced.replacement) === present;
  const isUndoing = by === 'redo' || by === 'undo';
  store.set({
    notes: [],
    replaced: {
      state: isUntouched && !isUndoing ? replaced.state : present,
      by,
      replacement: isUndoing ? undefined : link,
    },
  });
  changeLink(store, link);
}
