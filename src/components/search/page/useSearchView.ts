import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import {
  type SearchView,
  readSearchAddress,
  searchAddress,
} from '../searchAddress';

/** Browsers refuse to change the address for every keystroke of somebody who types fast. */
const addressDelay = 300;

/**
 * What the search page shows, as its address says it. While somebody types, the view changes at
 * once, and the address follows.
 */
export function useSearchView(): [SearchView, (query: string) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [typed, setTyped] = useState<{ at: string; query: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address has changed or is left: what waits to be written to it is out of date.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [search],
  );

  const view = readSearchAddress(search);
  function type(query: string): void {
    setTyped({ at: search, query });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      history.replace(searchAddress({ ...view, query, page: 0 }));
    }, addressDelay);
  }
  // What was typed at another address is history, literally.
  return [
    typed?.at === search ? { ...view, query: typed.query, page: 0 } : view,
    type,
  ];
}
