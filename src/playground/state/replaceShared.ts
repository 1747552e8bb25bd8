import { keepOnDevice } from '../kept/keepOnDevice';
import type { KeptCopy } from '../kept/keptCopy';
import { setLast } from '../kept/lastKept';
import type { Versions } from '../link/readLink';
import { openInstead } from './createSession';
import type { ReplacedState } from './replacedState';
import type { SessionStore } from './session';
import type { SharedState } from './sharedState';
import { starterState } from './starter';
import { withChange } from './store';

/** Goes back to what a reader starts with who brings no link. So does the next visit, unless more is typed. */
export function reset(store: SessionStore, versions: Versions): void {
  replaceShared(store, { shared: starterState(versions.default) }, 'reset');
  setLast(undefined);
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
  { shared, copy }: { shared: SharedState; copy?: KeptCopy | undefined },
  by: ReplacedState['by'],
): void {
  keepOnDevice(store);
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
