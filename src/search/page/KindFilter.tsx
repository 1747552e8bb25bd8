import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import oneOf from '../../ui/OneOf.module.css';
import { pageKinds } from '../engine/pages';
import { kindNames } from '../kinds';
import { searchAddress, type SearchView } from '../searchAddress';
import styles from './SearchPage.module.css';

/** Limits the results to a part of the site. */
export function KindFilter({ view }: { view: SearchView }): ReactNode {
  return (
    <nav aria-label="Where to search" className={styles.bar}>
      {[undefined, ...pageKinds].map(kind => (
        <Link
          key={kind ?? 'all'}
          className={oneOf.one}
          to={searchAddress({
            query: view.query,
            ...(kind && { kind }),
            page: 0,
          })}
          aria-current={kind === view.kind ? 'page' : undefined}
        >
          {kind ? kindNames[kind] : 'Everything'}
        </Link>
      ))}
    </nav>
  );
}
