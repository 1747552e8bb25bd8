import Link from '@docusaurus/Link';
import { searchButton, searchDialog } from '../../search/opening/searchDialog';
import styles from './SearchBar.module.css';

/** The navbar's search button. It opens the page's dialog, for which it needs no script; in browsers without popovers, a link takes its place. */
export default function SearchBar() {
  return (
    <>
      <button
        id={searchButton}
        type="button"
        className={`${styles.button ?? ''} needs-script`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        popoverTarget={searchDialog}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true" />
      </button>
      <Link to="/search" className={styles.link}>
        Search
      </Link>
    </>
  );
}
