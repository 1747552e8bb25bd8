import { read } from '../../ui/storage';
import type { SessionStore } from '../state/session';

/**
 * Where it is stored which kept state is being opened, and since when. If it still is at a later visit,
 * the page broke with that state, and would do so at every visit.
 */
export const openingKey = 'playground.opening';

/** How long the page has to run with what was opened until it counts as whole, in milliseconds. */
const trialTime = 1_000;

/** Until then, an opening that isn't over may be another tab's, which is slow. In milliseconds. */
const longestOpening = 5 * trialTime;

/** Whether the page has broken with a state that was kept. */
export function hasBrokenWith(id: string): boolean {
  const { id: opened, since } = readOpening();
  const age = Date.now() - Number(since);
  return opened === id && (age < 0 || age > longestOpening);
}

/** Notes that a state is being opened, before anything is done with it. */
export function beginOpening(id: string): void {
  try {
    const opening = { id, since: Date.now() };
    localStorage.setItem(openingKey, JSON.stringify(opening));
  } catch {
    // Then none is opened at the next visit either.
  }
}

/**
 * Notes that the page bears the state that was opened, once it has been there for a while or the reader
 * has left it.
 *
 * @returns a function that stops it
 */
export function endOpenings(store: SessionStore): () => void {
  const { pathname } = window.location;
  let shown: string | undefined;
  return store.watch(
    ({ copy }) => copy?.id,
    id => {
      // A page that goes on to another state, as by undoing, has borne the last.
      endOpening(shown);
      shown = id;
      const end = () => {
        endOpening(id);
      };
      const timer = setTimeout(end, trialTime);
      // A page that hangs hears nothing of it.
      window.addEventListener('pagehide', end);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', end);
        // A page that broke is where it was.
        if (window.location.pathname !== pathname) {
          end();
        }
      };
    },
  );
}

function endOpening(id: string | undefined): void {
  if (id !== undefined && readOpening().id === id) {
    localStorage.removeItem(openingKey);
  }
}

function readOpening(): Record<string, unknown> {
  try {
    return Object(JSON.parse(read(openingKey) ?? 'null')) as Record<
      string,
      unknown
    >;
  } catch {
    return {};
  }
}
