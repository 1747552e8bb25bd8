import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { searchAddress, type SearchView } from '../searchAddress';
import styles from './SearchPage.module.css';
import { perPage } from './useResults';

/** Links to the other pages of the results. */
export function Paging({
  total,
  view,
}: {
  total: number;
  view: SearchView;
}): ReactNode {
  const pages = Math.ceil(total / perPage);
  return (
    pages > 1 && (
      <nav
        aria-label={translate({
          id: 'search.paging.label',
          message: 'Pages of results',
        })}
        className={styles.bar}
      >
        {Array.from({ length: pages }, (_, page) => (
          <Link
            key={page}
            to={searchAddress({ ...view, page })}
            aria-current={page === view.page ? 'page' : undefined}
            aria-label={translate(
              { id: 'search.paging.page', message: 'Page {number}' },
              { number: page + 1 },
            )}
          >
            {page + 1}
          </Link>
        ))}
      </nav>
    )
  );
}
