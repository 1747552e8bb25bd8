import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type ReactElement, useContext } from 'react';
import { searchAddress } from '../searchAddress';
import { usePageCount } from '../usePageCount';
import { OutcomeContext } from './OutcomeContext';

/** Under the modal's results: the way to all of them. */
export function AllResultsLink(): ReactElement {
  const pageCount = usePageCount();
  const { query, total, hasMore } = useContext(OutcomeContext);
  return (
    <Link to={searchAddress({ query, page: 0 })}>
      {translate(
        { id: 'search.results.all', message: 'See all {pages}' },
        { pages: pageCount(total, hasMore) },
      )}
    </Link>
  );
}
