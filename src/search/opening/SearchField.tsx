import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import type { ReactNode, RefObject } from 'react';
import { fieldLabel, placeholder } from '../fieldTexts';
import { Magnifier } from './Magnifier';
import styles from './SearchField.module.css';

/** Its `id`, which the button names that opens it. */
export const searchField = 'search';

interface Props {
  /** The popover. */
  ref: RefObject<HTMLDivElement | null>;
  onOpen: () => void;
  onClose: () => void;
  /** What to say below it. */
  children: ReactNode;
}

/**
 * The search as it is before it is loaded: a field that takes what is typed at once, and leads to the
 * search page. It looks like the modal that replaces it.
 */
export function SearchField({
  ref,
  onOpen,
  onClose,
  children,
}: Props): ReactNode {
  return (
    <div
      ref={ref}
      id={searchField}
      popover="auto"
      role="dialog"
      aria-label="Search"
      className={styles.popover}
      onToggle={({ newState }) => {
        (newState === 'open' ? onOpen : onClose)();
      }}
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
      {children}
    </div>
  );
}

/** React leaves the attribute out of what it makes in the browser. The popover goes by it when it opens. */
function keepAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
