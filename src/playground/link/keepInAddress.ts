import { keepOnDevice } from '../kept/keepOnDevice';
import type { SessionStore } from '../state/session';
import { putInAddress } from './addressBar';
import { isTooLong, writeLink } from './writeLink';

/** The address, as far as the state is kept in it. */
export interface KeptAddress {
  /** Whether the address has the last change, or what stands for it. */
  isUpToDate: () => boolean;
  /** Writes the last change, unless the address is another page's by now. */
  flush: () => void;
  /** Writes the state at once, over whatever a followed link has put into the address. */
  write: () => void;
  /** Notes that the present state was read from the address. */
  adopt: () => void;
}

/**
 * Keeps the state in the hash of the present address, so that it can be copied from there, reloading
 * loses nothing, and the back button leaves the page instead of undoing one letter after the other.
 */
export function keepInAddress(store: SessionStore): KeptAddress {
  const { pathname } = window.location;
  let written = store.get().shared;

  function write(): void {
    written = store.get().shared;
    const hash = writeLink(written);
    const isLong = isTooLong(hash);
    if (isLong) {
      keepOnDevice(store, { always: true });
    }
    putInAddress(hash, store.get().copy?.id);
    store.set({ isTooLongForLink: isLong });
  }
  const isUpToDate = () => store.get().shared === written;
  return {
    isUpToDate,
    write,
    flush() {
      // After a step back, the address is another page's.
      if (!isUpToDate() && window.location.pathname === pathname) {
        write();
      }
    },
    adopt() {
      written = store.get().shared;
    },
  };
}
