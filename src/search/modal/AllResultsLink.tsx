import Link from '@docusaurus/Link';
import { type ReactElement, useContext } from 'react';
import { searchAddress } from '../searchAddress';
import { OutcomeContext } from './OutcomeContext';

/** Under the modal's results: the way to all of them. */
export function AllResultsLink(): ReactElement {
  const { query, total } = useContext(OutcomeContext);
  return (
    <Link to={searchAddress({ query, page: 0 })}>
      See all {total} {total === 1 ? 'page' : 'pages'}
    </Link>
  );
}
