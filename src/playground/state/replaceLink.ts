import type { Versions } from '../link/readLink';
import type { PlaygroundState } from './playgroundState';
import { changeLink, type SessionStore } from './session';
import { starterState } from './starter';

/** All that was in the playground until something else took its place. */
export interface ReplacedState {
  state: PlaygroundState;
  /** What made something else take its place. */
  by: 'address' | 'redo' | 'reset' | 'undo';
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

/** Puts another state in the place of all that is there, which can be brought back. */
function replaceLink(
  store: SessionStore,
  link: PlaygroundState,
  by: ReplacedState['by'],
): void {
  store.set({ notes: [], replaced: { state: store.get().link, by } });
  changeLink(store, link);
}
