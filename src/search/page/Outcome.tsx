import type { ReactNode } from 'react';
import { NothingFound, Unreachable } from '../NoAnswer';
import type { SearchView } from '../searchAddress';
import { Paging } from './Paging';
import { ResultList } from './ResultList';
import styles from './SearchPage.module.css';
import { perPage, useAnswer } from './useResults';

/** Results, or why there are none. */
export function Outcome({
  onSuggestion,
  view,
}: {
  onSuggestion: (query: string) => void;
  view: SearchView;
}): ReactNode {
  const answer = useAnswer(view);
  if (answer === undefined) {
    return <p role="status">Searching …</p>;
  }
  const { found, page, query } = answer;
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
      <p role="status">{countOf(found.total, page)}</p>
      <ResultList pages={found.pages} start={page * perPage + 1} />
      <Paging total={found.total} view={view} />
    </>
  );
}

function countOf(total: number, page: number): string {
  const pages = `${String(total)} ${total === 1 ? 'page' : 'pages'}`;
  return page === 0
    ? pages
    : `${String(page * perPage + 1)} to ${String(Math.min(total, (page + 1) * perPage))} of ${pages}`;
}
