import { useEffect, useState } from 'react';
import { search } from '../clients/searchClient';
import type { SearchResults } from '../engine/results';
import type { SearchView } from '../searchAddress';

/** How many pages a page of results lists. */
export const perPage = 10;

/** The answer to a search. */
export interface Answer {
  query: string;
  page: number;
  /** Nothing if the search failed. */
  found?: SearchResults;
}

/**
 * Searches whenever the view changes. Until the answer is there, the one before stands; `undefined`
 * if there is none.
 */
export function useAnswer({
  query,
  kind,
  page,
}: SearchView): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let wanted = true;
    const view = { query, ...(kind && { kind }), page };
    function show(found?: SearchResults): void {
      if (wanted) {
        setAnswer({ query, page, found });
      }
    }
    search({ ...view, perPage }).then(show, () => {
      show();
    });
    return () => {
      wanted = false;
    };
  }, [query, kind, page]);
  return answer;
}
