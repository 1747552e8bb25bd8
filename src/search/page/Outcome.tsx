import type { ReactNode } from 'react';
import { countPages } from '../clients/siteSearch';
import type { SearchResults } from '../engine/present';
import { NothingFound, Unreachable } from '../NoAnswer';
import type { SearchView } from '../searchAddress';
import { Paging } from './Paging';
import { ResultList } from './ResultList';
import styles from './SearchPage.module.css';
import { perPage, useResults } from './useResults';

/** Results, or why there are none. */
export function Outcome({
  onSuggestion,
  view,
}: {
  onSuggestion: (query: string) => void;
  view: SearchView;
}): ReactNode {
  const results = useResults(view);
  if (results === undefined) {
    return <p role="status">Searching …</p>;
  }
  const { found, page, query } = results;
  if (found === undefined) {
    return (
      <div role="alert" className={styles.message}>
        <Unreachable />
      </div>
    );
  }
  if (found.total === 0) {
    return (
      <div role="status" className={styles.message}>
        <NothingFound query={query} onSuggestion={onSuggestion} />
      </div>
    );
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
