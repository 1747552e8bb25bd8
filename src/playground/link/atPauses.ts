import { sizeOf } from '../files/playgroundFiles';
import type { SessionStore } from '../state/session';

/** How long a reader has to pause before what was typed is kept, in milliseconds. */
const pause = 400;

/**
 * Milliseconds more for each character of the files: to pack 400,000 of them and to set the address kept
 * the page busy for half a second, which is not to happen at every short pause.
 */
const pausePerCharacter = 0.01;

/**
 * Does something whenever a reader who changes the state pauses, and before they go elsewhere.
 *
 * @returns a function that stops it
 */
export function atPauses(store: SessionStore, act: () => void): () => void {
  const stopWatching = store.watch(
    ({ shared }) => shared,
    shared => {
      const timer = setTimeout(act, pause + sizeOf(shared) * pausePerCharacter);
      return () => {
        clearTimeout(timer);
      };
    },
  );
  const onHidden = () => {
    // Phones end pages that are not in sight without another word.
    if (document.visibilityState === 'hidden') {
      act();
    }
  };
  window.addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', onHidden);
  // Before a link is followed, after which the address is another page's.
  document.addEventListener('focusout', act);
  return () => {
    stopWatching();
    window.removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', onHidden);
    document.removeEventListener('focusout', act);
  };
}
