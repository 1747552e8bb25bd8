import Link from '@docusaurus/Link';
import { type ReactElement, useContext } from 'react';
import { countPages } from '../clients/siteSearch';
import { searchAddress } from '../searchAddress';
import { OutcomeContext } from './OutcomeContext';

/** Under the modal's results: the way to all of them. */
export function AllResultsLink(): ReactElement {
  const outcome = useContext(OutcomeContext);
  return (
    <Link to={searchAddress({ query: outcome.query, page: 0 })}>
      {`See all ${countPages(outcome)}`}
    </Link>
  );
}
