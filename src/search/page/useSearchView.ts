import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { createTypingPause } from '../../navigation/typingPause';
import {
  type SearchView,
  readSearchAddress,
  searchAddress,
} from '../searchAddress';

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
  const [pause] = useState(createTypingPause);

  // The address is left, and a page that takes long to load would be called off by another one:
  // what waits to be written is out of date.
  useEffect(() => {
    const stopListening = history.listen(pause.cancel);
    return () => {
      stopListening();
      pause.cancel();
    };
  }, [history, pause]);

  const view = readSearchAddress(search);
  function type(query: string): void {
    setTyped({ at: search, query });
    pause.wait(() => {
      history.replace(searchAddress({ ...view, query, page: 0 }));
    });
  }
  return {
    // What was typed at another address is history, literally.
    view:
      typed?.at === search ? { ...view, query: typed.query, page: 0 } : view,
    type,
    settle: pause.settle,
  };
}
