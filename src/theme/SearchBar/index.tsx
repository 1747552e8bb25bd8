import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Magnifier } from '../../search/opening/Magnifier';
import { searchButton, searchField } from '../../search/opening/searchControls';
import { SearchField } from '../../search/opening/SearchField';
import styles from './SearchBar.module.css';

/** The navbar's search button. It opens a field, for which it needs no script; in browsers without popovers, a link takes its place. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <button
        id={searchButton}
        type="button"
        className={`${styles.button ?? ''} needs-script`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        popoverTarget={searchField}
      >
        <Magnifier />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true" />
      </button>
      <Link to="/search" className={styles.link}>
        Search
      </Link>
      <SearchField />
    </>
  );
}
