import { filesOf } from '../files/playgroundFiles';
import { fromThisPage, isTooLong, readLink } from '../link/link';
import type { HashSource, Versions } from '../link/linkReader';
import { defaultTsconfig } from '../state/defaults';
import type { Opening } from '../state/session';
import type { SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import {
  beginTrial,
  findSnippet,
  hasBrokenWith,
  lastSnippet,
  listSnippets,
  readDraft,
  type Snippet,
  takeDraft,
} from './storage';

/**
 * What a session begins with: what was in the page before it was reloaded, what the address says, what was
 * typed here last, or an example, in this order. Whatever is stored, this does not throw.
 */
export function findOpening(versions: Versions): Opening {
  const draft = takeDraft();
  const opening =
    openHash(draft ?? '', versions, fromThisPage) ?? openAddress(versions);
  if (opening !== undefined) {
    if (draft !== undefined) {
      putInAddress(draft, opening.copy?.id);
    }
    return opening;
  }
  const starter = { shared: starterState(versions.default), notes: [] };
  const last = lastSnippet();
  if (last === undefined) {
    return starter;
  }
  if (hasBrokenWith(last.id)) {
    return { ...starter, comeback: { offered: last } };
  }
  const saved = openSnippet(last, versions);
  if (saved === undefined) {
    return { ...starter, notes: [unreadable] };
  }
  beginTrial(last.id);
  putInAddress(last.hash, last.id);
  return hasNewText(starter.shared, saved.shared)
    ? { ...saved, comeback: 'back' }
    : saved;
}

/** Nothing of a snippet says anything. */
export const unreadable =
  'What this browser saved of your code is damaged: none of it could be read.';

/**
 * What {@link findOpening} will find, for a page that shows as much of it as it can until it does. Nothing
 * is noted or taken.
 *
 * @returns `undefined` for the example; without a state if it is the example after all, and there is
 * something to say about that
 */
export function foreseeOpening(
  versions: Versions,
): { shared: SharedState | undefined } | undefined {
  const opening =
    openHash(readDraft() ?? '', versions, fromThisPage) ??
    openAddress(versions);
  if (opening !== undefined) {
    return opening;
  }
  const last = lastSnippet();
  return (
    last && {
      shared: hasBrokenWith(last.id)
        ? undefined
        : openSnippet(last, versions)?.shared,
    }
  );
}

/** @returns what the present address says; `undefined` when that is nothing */
export function openAddress(versions: Versions): Opening | undefined {
  const { hash } = window.location;
  const id = hash === '' ? idInHistory() : undefined;
  const saved = id === undefined ? undefined : findSnippet(id);
  return openHash(hash, versions) ?? (saved && openSnippet(saved, versions));
}

/** @returns a state that was saved; `undefined` when there is nothing in it */
export function openSnippet(
  { hash, id }: Snippet,
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
  // It was typed on this device, as when the reader comes back to it.
  const saved = reading && listSnippets().find(each => each.hash === hash);
  return reading && { ...reading, copy: saved && { id: saved.id, hash } };
}

/** Whether a state has a text that another one did not have. What is chosen, as a view, is no text. */
export function hasNewText(before: SharedState, after: SharedState): boolean {
  return textsOf(before) !== textsOf(after);
}

function textsOf(shared: SharedState): string {
  const { compared, eslintrc, esQuery, ts, tsconfig } = shared;
  const files = filesOf(shared);
  return JSON.stringify([
    // Which file is shown is no text, and neither is the type of the only one.
    files.map(({ code, name }) => [code, files.length > 1 && name]),
    eslintrc,
    esQuery,
    compared,
    // Another version of TypeScript may have another default.
    tsconfig !== defaultTsconfig(ts) && tsconfig,
  ]);
}

/** In the browser's history, next to what the router keeps there: the id of a snippet. */
const keptId = 'keptId';

/**
 * Puts a state into the present address. One that is too long for that is named by the id of its snippet, in
 * the browser's history: the address then says nothing, rather than something else.
 *
 * It writes to the browser's history, not to the router's: the router would take it for a visit.
 *
 * @param id of the snippet that this browser has of it, if it does
 */
export function putInAddress(hash: string, id: string | undefined): void {
  const { pathname, search } = window.location;
  const before: unknown = window.history.state;
  const isLong = isTooLong(hash);
  const state: unknown = isLong ? { ...Object(before), [keptId]: id } : before;
  const shown = isLong ? '' : hash;
  if (shown === window.location.hash && state === before) {
    return;
  }
  try {
    window.history.replaceState(state, '', `${pathname}${search}${shown}`);
  } catch {
    // Safari refuses more than a hundred changes in half a minute. The next change is another chance.
  }
}

/** @returns the id of the snippet that the present step of the browser's history names, if it does */
export function idInHistory(): string | undefined {
  const { [keptId]: id } = Object(window.history.state) as Record<
    string,
    unknown
  >;
  return typeof id === 'string' ? id : undefined;
}
