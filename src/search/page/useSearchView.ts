import { useAddressQuery } from '../../navigation/useAddressQuery';
import {
  readSearchAddress,
  searchAddress,
  type SearchView,
} from '../searchAddress';

interface SearchViewHook {
  view: SearchView;
  /** Takes over what is in the field. */
  type: (query: string) => void;
  /** Puts what was typed into the address at once, before the reader goes elsewhere. */
  flush: () => void;
}

/** What the search page shows, as its address says it. */
export function useSearchView(): SearchViewHook {
  const { search, type, flush } = useAddressQuery('same');
  const view = readSearchAddress(search);
  return {
    view,
    type(query) {
      const address = searchAddress({ ...view, query, page: 0 });
      type(address.slice(address.indexOf('?')));
    },
    flush,
  };
}
