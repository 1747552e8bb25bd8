import { type ComponentType, useEffect, useRef, useState } from 'react';
import { listenToTyping } from './listenToTyping';

interface ModalProps {
  /** Ends the listening to what is typed, and returns that. */
  takeTyped: () => string;
  onClose: () => void;
}

interface SearchOpening {
  state: 'closed' | 'failed' | 'open' | 'opening';
  /** Once it is loaded. */
  Modal: ComponentType<ModalProps> | undefined;
  /** Loads what the search needs, so that it opens at once. */
  prepare: () => void;
  open: () => void;
  close: () => void;
  takeTyped: () => string;
}

const nothingTyped = (): string => '';

/**
 * Opens the search modal, which has to be loaded first. Until it is there, what is typed is noted
 * for it; to close it, or to leave the page, ends that.
 */
export function useSearchOpening(): SearchOpening {
  const [state, setState] = useState<SearchOpening['state']>('closed');
  const [Modal, setModal] = useState<SearchOpening['Modal']>();
  /** Of the present opening. */
  const takeTyped = useRef(nothingTyped);

  async function load(): Promise<void> {
    const { SearchModal, prepareSearch } = await import('../modal');
    prepareSearch();
    setModal(() => SearchModal);
  }

  function listen(toTyping: () => string): void {
    takeTyped.current();
    takeTyped.current = toTyping;
  }

  async function open(): Promise<void> {
    const typing = listenToTyping();
    listen(typing);
    setState('opening');
    const outcome = await load().then(
      () => 'open' as const,
      () => 'failed' as const,
    );
    // It may have been closed meanwhile.
    if (takeTyped.current === typing) {
      setState(outcome);
      if (outcome === 'failed') {
        listen(nothingTyped);
      }
    }
  }

  useEffect(
    () => () => {
      listen(nothingTyped);
    },
    [],
  );

  return {
    state,
    Modal,
    prepare() {
      // A failure shows when the search is opened.
      load().catch(() => undefined);
    },
    open() {
      void open();
    },
    close() {
      listen(nothingTyped);
      setState('closed');
    },
    takeTyped: () => takeTyped.current(),
  };
}
