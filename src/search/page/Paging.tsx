import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import oneOf from '../../ui/OneOf.module.css';
import { searchAddress, type SearchView } from '../searchAddress';
import styles from './SearchPage.module.css';

/** How many pages a page of results lists. */
export const perPage = 10;

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
      <nav aria-label="Pages of results" className={styles.bar}>
        {Array.from({ length: pages }, (_, page) => (
          <Link
            key={page}
            className={oneOf.one}
            to={searchAddress({ ...view, page })}
            aria-current={page === view.page ? 'page' : undefined}
            aria-label={`Page ${String(page + 1)}`}
          >
            {page + 1}
          </Link>
        ))}
      </nav>
    )
  );
}
