import type { PlaygroundStore } from '../state/store';
import { dropDraft, leaveDraft } from './draft';
import type { PlaygroundState } from '../state/playgroundState';
import { writeLink } from './writeLink';

/** How long a reader has to pause before the state gets into the address, in milliseconds. */
const PAUSE = 400;

/**
 * Milliseconds more for each character of the code: to pack 400,000 of them and to set the address kept
 * the page busy for half a second, which is not to happen at every short pause.
 */
const PAUSE_PER_CHARACTER = 0.01;

/** Browsers refuse addresses that are longer, in characters. */
const MAX_ADDRESS = 2_000_000;

/** The address, as far as the state is kept in it. */
export interface KeptAddress {
  /** Whether the address has the last change. */
  isUpToDate: () => boolean;
  /** Writes the state at once, over whatever a followed link has put into the address. */
  write: () => void;
  /** Stops keeping the state. */
  stop: () => void;
}

/**
 * Keeps the state in the hash of the present address, so that it can be copied from there, reloading
 * loses nothing, and the back button leaves the page instead of undoing one letter after the other.
 *
 * It writes to the browser's history, not to the router's: the router would take it for a visit.
 */
export function keepInAddress(store: PlaygroundStore): KeptAddress {
  const { pathname } = window.location;
  let timer: number | undefined;
  let written = store.get();
  let packed: { state: PlaygroundState; hash: string } | undefined;

  /** Packs a state once, however often it is asked for: long texts take a while. */
  function linkOf(state: PlaygroundState): string {
    if (packed?.state !== state) {
      packed = { state, hash: writeLink(state) };
    }
    return packed.hash;
  }

  function flush(): void {
    // After a step back, the address is another page's.
    if (store.get() !== written && window.location.pathname === pathname) {
      write();
    }
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    written = store.get();
    const hash = linkOf(written);
    if (hash.length < MAX_ADDRESS && hash !== window.location.hash) {
      const { search } = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${search}${hash}`,
      );
    }
  }
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = window.setTimeout(
      flush,
      PAUSE + store.get().code.length * PAUSE_PER_CHARACTER,
    );
  });
  function leave(): void {
    flush();
    leaveDraft(linkOf(store.get()));
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', dropDraft);
  // Before a link is followed, after which the address is another page's.
  document.addEventListener('focusout', flush);
  return {
    isUpToDate: () => store.get() === written,
    write,
    stop() {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', dropDraft);
      document.removeEventListener('focusout', flush);
    },
  };
}
