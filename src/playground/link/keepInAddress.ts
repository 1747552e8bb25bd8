import type { PlaygroundState } from '../state/playgroundState';
import type { SessionStore } from '../state/session';
import { dropDraft, leaveDraft } from './draft';
import { writeLink } from './writeLink';

/** How long a reader has to pause before the state gets into the address, in milliseconds. */
const pause = 400;

/**
 * Milliseconds more for each character of the code: to pack 400,000 of them and to set the address kept
 * the page busy for half a second, which is not to happen at every short pause.
 */
const pausePerCharacter = 0.01;

/** Browsers refuse addresses that are longer, in characters. */
const maxAddress = 2_000_000;

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
export function keepInAddress(store: SessionStore): KeptAddress {
  const { pathname } = window.location;
  const current = () => store.get().link;
  let timer: number | undefined;
  let written = current();
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
    if (current() !== written && window.location.pathname === pathname) {
      write();
    }
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    written = current();
    const hash = linkOf(written);
    if (hash.length < maxAddress && hash !== window.location.hash) {
      const { search } = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${search}${hash}`,
      );
    }
  }
  const stopWatching = store.watch(
    ({ link }) => link,
    link => {
      if (link === written) {
        return undefined;
      }
      timer = window.setTimeout(
        flush,
        pause + link.code.length * pausePerCharacter,
      );
      return () => {
        clearTimeout(timer);
      };
    },
  );
  function leave(): void {
    flush();
    leaveDraft(linkOf(current()));
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', dropDraft);
  // Before a link is followed, after which the address is another page's.
  document.addEventListener('focusout', flush);
  return {
    isUpToDate: () => current() === written,
    write,
    stop() {
      stopWatching();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', dropDraft);
      document.removeEventListener('focusout', flush);
    },
  };
}
