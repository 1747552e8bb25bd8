import { type ComponentType, type RefObject, useEffect, useState } from 'react';

interface ModalProps {
  /** Closes the field that was there first, and returns what was typed into it. */
  takeTyped: () => string;
  onClose: () => void;
}

interface SearchOpening {
  state: 'closed' | 'failed' | 'open';
  /** Once it is loaded. */
  Modal: ComponentType<ModalProps> | undefined;
  /** Loads what the search needs, so that it opens at once. */
  prepare: () => void;
  open: () => void;
  close: () => void;
}

/**
 * Opens the search modal, which has to be loaded first.
 *
 * @param field the popover that is open meanwhile, maybe since before React was there
 */
export function useSearchOpening(
  field: RefObject<HTMLElement | null>,
): SearchOpening {
  const [state, setState] = useState<SearchOpening['state']>('closed');
  const [Modal, setModal] = useState<SearchOpening['Modal']>();

  function load(): Promise<void> {
    return import('../modal').then(({ SearchModal, prepareSearch }) => {
      prepareSearch();
      setModal(() => SearchModal);
    });
  }

  function openOnceLoaded(): void {
    const show = (outcome: SearchOpening['state']) => (): void => {
      // It may have been closed meanwhile.
      if (!hasPopovers() || isOpen(field.current)) {
        setState(outcome);
      }
    };
    load().then(show('open'), show('failed'));
  }

  useEffect(() => {
    if (isOpen(field.current)) {
      openOnceLoaded();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for who was faster than React
  }, []);

  return {
    state,
    Modal,
    prepare() {
      // A failure shows when the search is opened.
      load().catch(() => undefined);
    },
    open: openOnceLoaded,
    close() {
      setState('closed');
    },
  };
}

/** Whether the browser knows popovers. Firefox does since version 125. */
export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

function isOpen(popover: HTMLElement | null): boolean {
  return hasPopovers() && popover?.matches(':popover-open') === true;
}
