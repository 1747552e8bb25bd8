import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The navbar's way to the search page. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className={styles.link}>
      Search
    </Link>
  );
}
