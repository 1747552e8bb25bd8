import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import type { ReactNode } from 'react';
import { fieldLabel, placeholder } from '../fieldWords';
import { Magnifier } from './Magnifier';
import { searchField } from './searchControls';
import styles from './SearchField.module.css';

/**
 * The search as it is before it is loaded: a field that takes what is typed at once, and leads to the
 * search page. It looks like the modal that replaces it (`SearchOpening`).
 */
export function SearchField(): ReactNode {
  return (
    <div
      id={searchField}
      popover="auto"
      role="dialog"
      aria-label="Search"
      className={styles.popover}
    >
      <form action={useBaseUrl('/search')} className={styles.form}>
        <Magnifier />
        <input
          type="search"
          name="q"
          aria-label={fieldLabel}
          placeholder={placeholder}
          autoComplete="off"
          autoFocus
          ref={keepAutofocus}
          className={styles.input}
        />
        <button
          type="button"
          className="clean-btn"
          aria-label="Close"
          popoverTarget={searchField}
          popoverTargetAction="hide"
        >
          <IconClose />
        </button>
      </form>
    </div>
  );
}

/** React leaves the attribute out of what it makes in the browser. The popover goes by it when it opens. */
function keepAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
