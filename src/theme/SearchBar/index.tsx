import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useRef } from 'react';
import { Magnifier } from '../../search/opening/Magnifier';
import { SearchField, searchField } from '../../search/opening/SearchField';
import {
  hasPopovers,
  useSearchOpening,
} from '../../search/opening/useSearchOpening';
import styles from './SearchBar.module.css';

/**
 * The navbar's search button. It opens a field, for which it needs no script; the search modal, which is
 * loaded meanwhile, then takes the field's place.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { state, Modal, open, close, prepare } = useSearchOpening(field);
  const isApple = useIsBrowser() && /^(?:Mac|iP)/.test(navigator.platform);

  function closeModal(): void {
    close();
    // Not before the page can be focused again.
    setTimeout(() => button.current?.focus());
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button ?? ''} needs-script`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        popoverTarget={searchField}
        onClick={event => {
          // Otherwise the field opens, and takes what is typed until the modal is there.
          if (state === 'open' || !hasPopovers()) {
            event.preventDefault();
            (state === 'open' ? closeModal : open)();
          }
        }}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      >
        <Magnifier />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <SearchField
        ref={field}
        onOpen={open}
        onClose={() => {
          if (state !== 'open') {
            close();
          }
        }}
      >
        {state === 'failed' && (
          <p role="alert">
            The search can’t be loaded. Check your network connection.{' '}
            <button type="button" onClick={open}>
              Retry
            </button>
          </p>
        )}
      </SearchField>
      {state === 'open' && Modal && (
        <Modal takeTyped={() => takeFrom(field.current)} onClose={closeModal} />
      )}
    </>
  );
}

/** Closes the first field, and empties it for the next time. */
function takeFrom(popover: HTMLElement | null): string {
  const input = popover?.querySelector('input');
  const typed = input?.value ?? '';
  if (popover && input && hasPopovers()) {
    popover.hidePopover();
    input.value = '';
  }
  return typed;
}
