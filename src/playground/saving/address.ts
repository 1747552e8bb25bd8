import { isTooLong } from '../link/writeLink';

/** In the browser's history, next to what the router keeps there: the id of a snippet. */
const keptId = 'keptId';

/**
 * Puts a state into the present address. One that is too long for that is named by the id of its snippet, in
 * the browser's history: the address then says nothing, rather than something else.
 *
 * It writes to the browser's history, not to the router's: the router would take it for a visit.
 *
 * @param hash see `writeLink`
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
