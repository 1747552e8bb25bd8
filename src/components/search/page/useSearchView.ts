import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import {
  type SearchView,
  readSearchAddress,
  searchAddress,
} from '../searchAddress';

/** Browsers refuse to change the address for every keystroke of somebody who types fast. */
const addressDelay = 300;

interface SearchViewHook {
  view: SearchView;
  /** Takes over what is in the field. */
  type: (query: string) => void;
  /** Puts what was typed into the address at once, before the reader goes elsewhere. */
  settle: () => void;
}

/**
 * What the search page shows, as its address says it. While somebody types, the view changes at
 * once, and the address follows.
 */
export function useSearchView(): SearchViewHook {
  const history = useHistory();
  const { search } = useLocation();
  const [typed, setTyped] = useState<{ at: string; query: string }>();
  const waiting = useRef<{ timer: number; address: string }>(undefined);

  // The address is left, and a page that takes long to load would be called off by another one:
  // what waits to be written is out of date.
  useEffect(() => {
    function stopWaiting() {
      window.clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    }
    const stopListening = history.listen(stopWaiting);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [history]);

  function settle(): void {
    if (waiting.current !== undefined) {
      history.replace(waiting.current.address);
    }
  }

  const view = readSearchAddress(search);
  function type(query: string): void {
    setTyped({ at: search, query });
    window.clearTimeout(waiting.current?.timer);
    waiting.current = {
      address: searchAddress({ ...view, query, page: 0 }),
      timer: window.setTimeout(settle, addressDelay),
    };
  }
  return {
    // What was typed at another address is history, literally.
    view:
      typed?.at === search ? { ...view, query: typed.query, page: 0 } : view,
    type,
    settle,
  };
}
