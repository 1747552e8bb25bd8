import './searchDialog.css';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { offerRetry } from './offerRetry';
import {
  findSearchDialog,
  searchButton,
  type SearchDialog,
} from './searchDialog';

/**
 * Shows in the search's dialog what is found, while it is open. Button and dialog are HTML of the page, which
 * React may not have rendered, and work before it.
 */
export function SearchOpening(): ReactNode {
  const search = useOpenSearch();
  const [Modal, setModal] = useState<ComponentType<SearchDialog>>();

  useEffect(() => {
    if (!search || Modal) {
      return undefined;
    }
    let isWanted = true;
    let withdraw = (): void => undefined;
    function load(): void {
      loadModal().then(
        loaded => {
          setModal(() => loaded);
        },
        () => {
          if (isWanted) {
            withdraw = offerRetry(load);
          }
        },
      );
    }
    load();
    return () => {
      isWanted = false;
      withdraw();
    };
  }, [search, Modal]);

  useEffect(() => {
    function prepare({ target }: Event): void {
      if (target instanceof Element && target.closest(`#${searchButton}`)) {
        // A failure shows when the search is opened.
        loadModal().catch(() => undefined);
      }
    }
    // The button is another one on each page.
    document.addEventListener('focusin', prepare);
    document.addEventListener('pointerover', prepare);
    return () => {
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('pointerover', prepare);
    };
  }, []);

  return search && Modal && <Modal {...search} />;
}

async function loadModal(): Promise<ComponentType<SearchDialog>> {
  const { SearchModal, prepareSearch } = await import('../modal/SearchModal');
  prepareSearch();
  return SearchModal;
}

/** The search's dialog while it is open. The page behind it can't be used meanwhile. */
function useOpenSearch(): SearchDialog | undefined {
  const [open, setOpen] = useState<SearchDialog>();
  useEffect(() => {
    const search = findSearchDialog();
    const page = document.getElementById('__docusaurus');
    function onToggle(event: Event): void {
      const { newState, type } = event as ToggleEvent;
      const isOpen = newState === 'open';
      if (type === 'beforetoggle') {
        // Closed, the browser gives the focus back to the page.
        page?.toggleAttribute('inert', isOpen);
        return;
      }
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
    for (const type of ['beforetoggle', 'toggle']) {
      search.dialog.addEventListener(type, onToggle);
    }
    if (document.activeElement === search.field) {
      // The reader was faster than React.
      for (const type of ['beforetoggle', 'toggle']) {
        onToggle(new ToggleEvent(type, { newState: 'open' }));
      }
    }
    return () => {
      for (const type of ['beforetoggle', 'toggle']) {
        search.dialog.removeEventListener(type, onToggle);
      }
    };
  }, []);
  return open;
}
