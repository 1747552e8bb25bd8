import './searchDialog.css';
import { useEffect, useState } from 'react';
import { loadable } from '../../ui/loadable';
import { offerRetry } from './offerRetry';
import {
  findSearchDialog,
  searchButton,
  type SearchDialog,
} from './searchDialog';

const Modal = loadable(loadModal, undefined, RetryOffer);

/**
 * Shows in the search's dialog what is found, while it is open. Button and dialog are HTML of the page, which
 * React may not have rendered, and work before it.
 */
export function SearchOpening() {
  const search = useOpenSearch();
  useEffect(() => {
    function prepare({ target }: Event): void {
      if (target instanceof Element && target.closest(`#${searchButton}`)) {
        // A failure shows when the search is opened.
        loadModal().catch(() => undefined);
      }
    }
    const listening = new AbortController();
    // The button is another one on each page.
    document.addEventListener('focusin', prepare, listening);
    document.addEventListener('pointerover', prepare, listening);
    return () => listening.abort();
  }, []);
  return search && <Modal {...search} />;
}

async function loadModal() {
  const { SearchModal, prepareSearch } = await import('../modal/SearchModal');
  prepareSearch();
  return SearchModal;
}

/** It is in the dialog, which isn't React's. */
function RetryOffer({ retry }: { retry: () => void }) {
  useEffect(() => offerRetry(retry));
  return null;
}

/** The search's dialog while it is open. The page behind it can't be used meanwhile. */
function useOpenSearch(): SearchDialog | undefined {
  const [open, setOpen] = useState<SearchDialog>();
  useEffect(() => {
    const search = findSearchDialog();
    const page = document.getElementById('__docusaurus');
    // Closed, the browser gives the focus back to the page.
    function onBeforeToggle({ newState }: Pick<ToggleEvent, 'newState'>): void {
      page?.toggleAttribute('inert', newState === 'open');
    }
    function onToggle({ newState }: Pick<ToggleEvent, 'newState'>): void {
      const isOpen = newState === 'open';
      setOpen(isOpen ? search : undefined);
      const focused = document.activeElement;
      // Opened by its keys, it leaves the focus to the page, or for a moment in what is hidden by now.
      if (
        !isOpen &&
        (focused === document.body || search.dialog.contains(focused))
      ) {
        // The navbar may have left the window; the page stays where it is.
        document.getElementById(searchButton)?.focus({ preventScroll: true });
      }
    }
    const listening = new AbortController();
    search.dialog.addEventListener('beforetoggle', onBeforeToggle, listening);
    search.dialog.addEventListener('toggle', onToggle, listening);
    if (document.activeElement === search.field) {
      // The reader was faster than React.
      onBeforeToggle({ newState: 'open' });
      onToggle({ newState: 'open' });
    }
    return () => listening.abort();
  }, []);
  return open;
}
