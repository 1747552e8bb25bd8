import type { ReactNode } from 'react';
import { countPages } from '../clients/siteSearch';
import type { SearchResults } from '../engine/present';
import { NothingFound, Unreachable } from '../NoAnswer';
import type { SearchView } from '../searchAddress';
import { useResults } from '../useResults';
import { Paging, perPage } from './Paging';
import { ResultList } from './ResultList';

/** Results, or why there are none. */
export function Outcome({
  onSuggestion,
  view,
}: {
  onSuggestion: (query: string) => void;
  view: SearchView;
}): ReactNode {
  const results = useResults(view, perPage);
  if (results === undefined) {
    return <p role="status">Searching …</p>;
  }
  const { found, page, query } = results;
  if (found === undefined) {
    return <Unreachable />;
  }
  if (found.total === 0) {
    return <NothingFound query={query} onSuggestion={onSuggestion} />;
  }
  return (
    <>
      <p role="status">{describeCount(found, page)}</p>
      <ResultList pages={found.pages} start={page * perPage + 1} />
      <Paging total={found.total} view={view} />
    </>
  );
}

/** How many results there are, in words, and which of them are on a page. */
function describeCount(found: SearchResults, page: number): string {
  const pages = countPages(found);
  const last = Math.min(found.total, (page + 1) * perPage);
  return page === 0
    ? pages
    : `${String(page * perPage + 1)} to ${String(last)} of ${pages}`;
}
