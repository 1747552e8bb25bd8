import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { searchAddress } from '../searchAddress';
import { useResults } from '../useResults';
import { ResultList } from './ResultList';

/** How many pages are shown before all results are offered. */
const shownPages = 4;

/** The pages of the whole site that fit best, below something that has found nothing. */
export function PagesFound({ query }: { query: string }): ReactNode {
  const pages = useResults({ query, page: 0 }, shownPages)?.found?.pages ?? [];
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p>Other pages that may answer it:</p>
      <ResultList pages={pages} start={1} />
      <p>
        <Link to={searchAddress({ query, page: 0 })}>Search all pages</Link>
      </p>
    </>
  );
}
