import type { useHistory } from '@docusaurus/router';

type RouterHistory = Pick<ReturnType<typeof useHistory>, 'listen' | 'location'>;

/** How long a reader has to pause before what is typed gets into the address, in milliseconds. */
const typingPause = 300;

/** The query string of the index's address, ahead of it while a reader types. */
export interface IndexStore {
  get: () => string;
  subscribe: (listener: () => void) => () => void;
  /** A choice: a step of its own for the back button. */
  choose: (search: string) => void;
  /** A key typed: keys in a row make one step. */
  type: (search: string) => void;
}

/**
 * Keeps what is asked of the index in its address, so that it can be linked, and the back button
 * takes back what was asked.
 *
 * It writes to the browser's history, not to the router's: the router would take the visit of a "new"
 * address for a reason to move the focus to the top of the page, away from the reader's finger.
 */
export function createIndexStore(history: RouterHistory): IndexStore {
  let search = history.location.search;
  let typed = false;
  let timer: number | undefined;
  const listeners = new Set<() => void>();

  function set(next: string): void {
    search = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function write(asNewStep: boolean): void {
    clearTimeout(timer);
    const { pathname, search: written } = window.location;
    if (search === written) {
      return;
    }
    const method = asNewStep ? 'pushState' : 'replaceState';
    window.history[method](null, '', `${pathname}${search}`);
  }

  return {
    get: () => search,
    subscribe(listener) {
      listeners.add(listener);
      const { pathname } = window.location;
      const stop = history.listen(location => {
        // Back, forward, or a link to the same page with another query.
        if (location.pathname === pathname) {
          clearTimeout(timer);
          typed = false;
          set(location.search);
        }
      });
      return () => {
        clearTimeout(timer);
        stop();
        listeners.delete(listener);
      };
    },
    choose(next) {
      // What was typed last gets its step first.
      write(!typed);
      set(next);
      write(true);
      typed = false;
    },
    type(next) {
      clearTimeout(timer);
      set(next);
      timer = window.setTimeout(() => {
        write(!typed);
        typed = true;
      }, typingPause);
    },
  };
}
