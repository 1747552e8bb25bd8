import type { Versions } from '../link/readLink';
import { addNotes } from '../state/changeSession';
import { replaceShared } from '../state/replaceShared';
import type { SessionStore } from '../state/session';
import { beginOpening } from './brokenOpenings';
import { openKept, unreadableCopy } from './findOpening';
import type { KeptState } from './keptStates';

/** Opens a state that was kept in the place of all that is there, which can be brought back. */
export function openEarlier(
  store: SessionStore,
  versions: Versions,
  kept: KeptState,
): void {
  const opening = openKept(kept, versions);
  if (opening === undefined) {
    addNotes(store, [unreadableCopy]);
    return;
  }
  beginOpening(kept.id);
  replaceShared(store, opening, 'kept');
  addNotes(store, opening.notes);
}
