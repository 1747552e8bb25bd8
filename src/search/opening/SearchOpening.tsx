import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { offerRetry } from './offerRetry';
import { searchButton, searchField } from './searchControls';

interface ModalProps {
  /** Closes the field that was there first, and returns what was typed into it; nothing if it is closed. */
  takeTyped: () => string | undefined;
  onClose: () => void;
}

/**
 * Loads the search modal when the navbar's field for the search opens, and has it take the field's place.
 * Button and field are HTML of the page (`src/theme/SearchBar`), which React may not have rendered.
 */
export function SearchOpening(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const withdrawOffer = useRef<() => void>(undefined);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();

  function load(): Promise<void> {
    return import('../modal').then(
      async ({ SearchModal, loadStyles, prepareSearch }) => {
        prepareSearch();
        await loadStyles();
        setModal(() => SearchModal);
      },
    );
  }

  function open(): void {
    withdrawOffer.current?.();
    load().then(
      () => {
        // It may have been closed meanwhile.
        setIsOpen(isFieldOpen());
      },
      () => {
        withdrawOffer.current = offerRetry(open);
      },
    );
  }

  function close(): void {
    setIsOpen(false);
    // Not before the page can be focused again.
    setTimeout(() => document.getElementById(searchButton)?.focus());
  }

  useFieldEvents({
    onOpen: open,
    onIntent() {
      // A failure shows when the search is opened.
      load().catch(() => undefined);
    },
    onButton(event) {
      if (isOpen) {
        // It would open the field again, behind the modal.
        event.preventDefault();
        close();
      }
    },
  });

  return isOpen && Modal && <Modal takeTyped={takeTyped} onClose={close} />;
}

interface FieldEvents {
  onOpen: () => void;
  /** The reader is about to open it. */
  onIntent: () => void;
  /** The reader presses its button, in whatever state. */
  onButton: (event: Event) => void;
}

/** Listens on the document: the field is another one on each page. */
function useFieldEvents(events: FieldEvents): void {
  const tell = useEffectEvent((event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === 'toggle') {
      if (target?.id === searchField) {
        if (isFieldOpen()) {
          events.onOpen();
        }
      }
    } else if (target?.closest(`#${searchButton}`)) {
      (event.type === 'click' ? events.onButton : events.onIntent)(event);
    }
  });
  useEffect(() => {
    if (isFieldOpen()) {
      // The reader was faster than React.
      events.onOpen();
    }
    const types = ['click', 'focusin', 'pointerover', 'toggle'];
    for (const type of types) {
      // Popovers' events don't bubble.
      document.addEventListener(type, tell, true);
    }
    return () => {
      for (const type of types) {
        document.removeEventListener(type, tell, true);
      }
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React has come
  }, []);
}

function isFieldOpen(): boolean {
  return (
    document.getElementById(searchField)?.matches(':popover-open') === true
  );
}

/**
 * Closes the first field, and empties it for the next time.
 *
 * @returns what was typed into it; nothing if the reader has closed it while the modal was rendered
 */
function takeTyped(): string | undefined {
  const popover = document.getElementById(searchField);
  const input = popover?.querySelector('input');
  if (!popover || !input || !isFieldOpen()) {
    return undefined;
  }
  const typed = input.value;
  popover.hidePopover();
  input.value = '';
  return typed;
}
