import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { listenToTyping } from './listenToTyping';
import styles from './SearchBar.module.css';
import { useSearchKeys } from './useSearchKeys';

interface ModalProps {
  takeTyped: () => string;
  onClose: () => void;
}

type Modal = ComponentType<ModalProps>;

/**
 * The navbar's search button. It opens the search modal, which is loaded when somebody is about to
 * use it; until the page's scripts run, the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>(
    'closed',
  );
  const [Modal, setModal] = useState<Modal>();
  const button = useRef<HTMLButtonElement>(null);
  const takeTyped = useRef<() => string>(() => '');

  async function load(): Promise<void> {
    const { SearchModal, prepareSearch } =
      await import('@site/src/components/search/modal');
    prepareSearch();
    setModal(() => SearchModal);
  }

  function open(): void {
    setState('opening');
    takeTyped.current();
    takeTyped.current = listenToTyping();
    load().then(
      () => {
        setState('open');
      },
      () => {
        takeTyped.current();
        setState('failed');
      },
    );
  }

  function close(): void {
    setState('closed');
    // Not before the page can be focused again.
    setTimeout(() => button.current?.focus());
  }

  function prepare(): void {
    // A failure shows when the search is opened.
    load().catch(() => undefined);
  }

  useSearchKeys(state === 'open', open, close);

  return (
    <>
      <form action="/search" className={styles.search}>
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
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </button>
        {state === 'failed' && (
          <p role="alert" className={styles.failed}>
            The search can’t be loaded. Check your network connection.
          </p>
        )}
      </form>
      {state === 'open' && Modal && (
        <Modal takeTyped={() => takeTyped.current()} onClose={close} />
      )}
    </>
  );
}
