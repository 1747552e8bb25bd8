import { useHistory } from '@docusaurus/router';
import { useState, useSyncExternalStore } from 'react';

type RouterHistory = Pick<ReturnType<typeof useHistory>, 'listen' | 'location'>;

/** What becomes of what is typed: a step of its own for the back button, or the present step's query. */
type TypingStep = 'new' | 'same';

/**
 * How long a reader has to pause before what is typed gets into the address, in milliseconds. Browsers
 * refuse to change it for every keystroke of a fast typist.
 */
const pauseLength = 300;

/** The query of the address that the page was opened with, and its changes; empty at build. */
export function useAddressQuery(typingStep: TypingStep) {
  const history = useHistory();
  const [query] = useState(() => createAddressQuery(history, typingStep));
  const search = useSyncExternalStore(query.subscribe, query.get, () => '');
  return { ...query, search };
}

/**
 * Keeps what is asked of a page in its address, so that it can be linked, and the back button takes
 * back what was asked.
 *
 * It writes to the browser's history, not to the router's: the router would take the visit of a "new"
 * address for a reason to move the focus to the top of the page, away from the reader's finger.
 */
export function createAddressQuery(
  history: RouterHistory,
  typingStep: TypingStep,
) {
  let search = history.location.search;
  // Whether the present step is what was typed.
  let typed = false;
  // Set while what was typed isn't in the address yet.
  let pause: number | undefined;
  const listeners = new Set<() => void>();

  function set(next: string): void {
    search = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function write(asNewStep: boolean): void {
    const { pathname, search: written } = window.location;
    if (search !== written) {
      const method = asNewStep ? 'pushState' : 'replaceState';
      window.history[method](null, '', `${pathname}${search}`);
    }
  }

  function cancel(): void {
    clearTimeout(pause);
    pause = undefined;
  }

  function flush(): void {
    if (pause !== undefined) {
      cancel();
      write(typingStep === 'new' && !typed);
      typed = true;
    }
  }

  return {
    /** The query string, ahead of the address while a reader types. */
    get: () => search,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const { pathname } = window.location;
      const stop = history.listen(location => {
        // The address that it would be written to is left: by back, forward or a link.
        cancel();
        if (location.pathname === pathname) {
          typed = false;
          set(location.search);
        }
      });
      return () => {
        cancel();
        stop();
        listeners.delete(listener);
      };
    },
    /** A choice: a step of its own for the back button. */
    choose(next: string) {
      // What was typed last gets its step first.
      flush();
      set(next);
      write(true);
      typed = false;
    },
    /** A key typed: keys in a row make one step, or none. */
    type(next: string) {
      set(next);
      cancel();
      pause = window.setTimeout(flush, pauseLength);
    },
    /** Writes at once what was typed, before the reader goes elsewhere. */
    flush,
  };
}
