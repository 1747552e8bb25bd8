import type { useHistory } from '@docusaurus/router';
import { createTypingPause } from './typingPause';

type RouterHistory = Pick<ReturnType<typeof useHistory>, 'listen' | 'location'>;

/** The query string of the page's address, ahead of it while a reader types. */
export interface AddressQuery {
  get: () => string;
  subscribe: (listener: () => void) => () => void;
  /** A choice: a step of its own for the back button. */
  choose: (search: string) => void;
  /** A key typed: keys in a row make one step, or none. */
  type: (search: string) => void;
  /** Writes at once what was typed, before the reader goes elsewhere. */
  flush: () => void;
}

/** What becomes of what is typed: a step of its own for the back button, or the present step's query. */
export type TypingStep = 'new' | 'same';

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
): AddressQuery {
  let search = history.location.search;
  let typed = false;
  const pause = createTypingPause();
  const listeners = new Set<() => void>();

  function set(next: string): void {
    search = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function isNewStep(): boolean {
    return typingStep === 'new' && !typed;
  }

  function write(asNewStep: boolean): void {
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
        // The address that it would be written to is left: by back, forward or a link.
        pause.cancel();
        if (location.pathname === pathname) {
          typed = false;
          set(location.search);
        }
      });
      return () => {
        pause.cancel();
        stop();
        listeners.delete(listener);
      };
    },
    choose(next) {
      pause.cancel();
      // What was typed last gets its step first.
      write(isNewStep());
      set(next);
      write(true);
      typed = false;
    },
    type(next) {
      set(next);
      pause.wait(() => {
        write(isNewStep());
        typed = true;
      });
    },
    flush: pause.flush,
  };
}
