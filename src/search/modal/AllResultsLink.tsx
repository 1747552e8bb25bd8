import Link from '@docusaurus/Link';
import { type ReactElement, useContext } from 'react';
import { pageCount } from '../pageCount';
import { searchAddress } from '../searchAddress';
import { OutcomeContext } from './OutcomeContext';

/** Under the modal's results: the way to all of them. */
export function AllResultsLink(): ReactElement {
  const { query, total, hasMore } = useContext(OutcomeContext);
  return (
    <Link to={searchAddress({ query, page: 0 })}>
      See all {pageCount(total, hasMore)}
    </Link>
  );
}
