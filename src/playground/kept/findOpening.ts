import { idInHistory, putInAddress } from '../link/addressBar';
import { peekDraft, takeDraft } from '../link/draft';
import { fromThisPage, type HashSource } from '../link/linkReader';
import { readLink, type Versions } from '../link/readLink';
import type { SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import { hasNewText } from '../state/typed';
import { beginOpening, hasBrokenWith } from './brokenOpenings';
import { findKept, type KeptState, listKept } from './keptStates';
import { lastKept } from './lastKept';
import type { Opening } from './opening';

/** What is said where nothing of a copy says anything. */
export const unreadableCopy =
  'What this browser saved of your code is damaged: none of it could be read.';

/**
 * What a session begins with: what was in the page before it was reloaded, what the address says, what was
 * typed here last, or an example, in this order. Whatever is stored, this does not throw.
 */
export function findOpening(versions: Versions): Opening {
  const draft = takeDraft();
  const opening =
    (draft === undefined
      ? undefined
      : openHash(draft, versions, fromThisPage)) ?? openAddress(versions);
  if (opening !== undefined) {
    if (draft !== undefined) {
      putInAddress(draft, opening.copy?.id);
    }
    return opening;
  }
  const starter = { shared: starterState(versions.default), notes: [] };
  const last = lastKept();
  if (last === undefined) {
    return starter;
  }
  if (hasBrokenWith(last.id)) {
    return { ...starter, comeback: { offered: last } };
  }
  const kept = openKept(last, versions);
  if (kept === undefined) {
    return { ...starter, notes: [unreadableCopy] };
  }
  beginOpening(last.id);
  putInAddress(last.hash, last.id);
  return hasNewText(starter.shared, kept.shared)
    ? { ...kept, comeback: 'back' }
    : kept;
}

/** What a session will begin with. */
export interface Foreseen {
  /** The state; `undefined` if it is the example after all, and there is something to say about that. */
  shared: SharedState | undefined;
}

/**
 * What {@link findOpening} will find, for a page that shows as much of it as it can until it does. Nothing
 * is noted or taken.
 *
 * @returns `undefined` for the example
 */
export function foreseeOpening(versions: Versions): Foreseen | undefined {
  const draft = peekDraft();
  const opening =
    (draft === undefined
      ? undefined
      : readLink(draft, versions, fromThisPage)) ?? openAddress(versions);
  if (opening !== undefined) {
    return { shared: opening.shared };
  }
  const last = lastKept();
  if (last === undefined) {
    return undefined;
  }
  const kept = hasBrokenWith(last.id) ? undefined : openKept(last, versions);
  return { shared: kept?.shared };
}

/** @returns what the present address says; `undefined` when that is nothing */
export function openAddress(versions: Versions): Opening | undefined {
  const { hash } = window.location;
  const linked = openHash(hash, versions);
  const id = hash === '' ? idInHistory() : undefined;
  const kept = id === undefined ? undefined : findKept(id);
  return linked ?? (kept && openKept(kept, versions));
}

/** @returns a state that was kept; `undefined` when there is nothing in it */
export function openKept(
  { hash, id }: KeptState,
  versions: Versions,
): Opening | undefined {
  const reading = readLink(hash, versions, fromThisPage);
  return reading && { ...reading, copy: { id, hash } };
}

function openHash(
  hash: string,
  versions: Versions,
  source?: HashSource,
): Opening | undefined {
  const reading = readLink(hash, versions, source);
  if (reading === undefined) {
    return undefined;
  }
  // Typed on this device, as when the reader comes back to it.
  const id = listKept().find(kept => kept.hash === hash)?.id;
  return { ...reading, copy: id === undefined ? undefined : { id, hash } };
}
