import { findKept, type KeptState } from './keptStates';

/** Where it is stored which state a visit without a link begins with: of the tab, and of all tabs. */
export const lastKey = 'playground.last';

const storages = ['localStorage', 'sessionStorage'] as const;

/** Which one this document had last, should the storage be blocked. */
let lastHere: string | undefined;

/** What a visit without a link begins with; `undefined` for the starting example. */
export function lastKept(): KeptState | undefined {
  // Each tab goes on with its own.
  const id = lastHere ?? readLast('sessionStorage') ?? readLast('localStorage');
  return id === undefined ? undefined : findKept(id);
}

/**
 * Has the next visit begin with a state that is kept.
 *
 * @param id `undefined` for the starting example
 * @param tabs whose next visit that is
 */
export function setLast(
  id: string | undefined,
  tabs: 'all' | 'this' = 'all',
): void {
  lastHere = id ?? '';
  for (const storage of storages) {
    if (tabs === 'all' || storage === 'sessionStorage') {
      try {
        window[storage].setItem(lastKey, lastHere);
      } catch {
        // Blocked or full: it is known until the document is gone.
      }
    }
  }
}

function readLast(storage: (typeof storages)[number]): string | undefined {
  try {
    return window[storage].getItem(lastKey) ?? undefined;
  } catch {
    return undefined;
  }
}
