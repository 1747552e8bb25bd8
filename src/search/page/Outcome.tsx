import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchResults } from '../engine/results';
import { NothingFound, Unreachable } from '../NoAnswer';
import type { SearchView } from '../searchAddress';
import { usePageCount } from '../usePageCount';
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
  const countOf = useCountOf();
  if (results === undefined) {
    return (
      <p role="status">
        <Translate id="search.searching">Searching …</Translate>
      </p>
    );
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
      <p role="status">{countOf(found, page)}</p>
      <ResultList pages={found.pages} start={page * perPage + 1} />
      <Paging total={found.total} view={view} />
    </>
  );
}

/** How many results there are, in words, and which of them are on a page. */
function useCountOf(): (results: SearchResults, page: number) => string {
  const pageCount = usePageCount();
  return ({ total, hasMore }, page) => {
    const pages = pageCount(total, hasMore);
    return page === 0
      ? pages
      : translate(
          {
            id: 'search.results.range',
            message: '{first} to {last} of {pages}',
            description:
              'pages is the number of all results, as in search.results.pages',
          },
          {
            first: page * perPage + 1,
            last: Math.min(total, (page + 1) * perPage),
            pages,
          },
        );
  };
}
