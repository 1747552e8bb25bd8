import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useRef } from 'react';
import { useSearchKeys } from '../../search/opening/useSearchKeys';
import { useSearchOpening } from '../../search/opening/useSearchOpening';
import styles from './SearchBar.module.css';

/**
 * The navbar's search button. It opens the search modal, which is loaded when a reader is about to
 * use it; until the page's scripts run, the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const search = useSearchOpening();
  const { state, Modal, open, prepare, takeTyped } = search;
  const searchPage = useBaseUrl('/search');
  const isApple = useIsBrowser() && /^(?:Mac|iP)/.test(navigator.platform);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    search.close();
    // Not before the page can be focused again.
    setTimeout(() => button.current?.focus());
  }

  useSearchKeys(state === 'open' || state === 'opening', open, close);

  return (
    <>
      <form action={searchPage} className={styles.search}>
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onClick={event => {
            event.preventDefault();
            open();
          }}
          onFocus={prepare}
          onMouseEnter={prepare}
          onTouchStart={prepare}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 5 5" />
          </svg>
          <span className={styles.label}>Search</span>
          <kbd className={styles.keys} aria-hidden="true">
            {isApple ? '⌘K' : 'Ctrl K'}
          </kbd>
        </button>
        {state === 'failed' && (
          <p role="alert" className={styles.failed}>
            The search can’t be loaded. Check your network connection.{' '}
            <button type="button" onClick={open}>
              Retry
            </button>
          </p>
        )}
      </form>
      {state === 'open' && Modal && (
        <Modal takeTyped={takeTyped} onClose={close} />
      )}
    </>
  );
}
