import { useEffect, useState } from 'react';
import { search } from './clients/searchClient';
import type { SearchResults } from './engine/present';
import type { SearchView } from './searchAddress';

/** Results as they are shown, with the search that they are of. */
export interface ShownResults {
  query: string;
  page: number;
  /** Nothing if the search failed. */
  found?: SearchResults;
}

/** Searches whenever the view changes. Until there are new results, those before stay; `undefined` if there are none. */
export function useResults(
  { query, kind, page }: SearchView,
  perPage: number,
): ShownResults | undefined {
  const [results, setResults] = useState<ShownResults>();
  useEffect(() => {
    let wanted = true;
    const view = { query, ...(kind && { kind }), page };
    function show(found?: SearchResults): void {
      if (wanted) {
        setResults({ query, page, found });
      }
    }
    search({ ...view, perPage }).then(show, () => show());
    return () => {
      wanted = false;
    };
  }, [query, kind, page, perPage]);
  return results;
}
