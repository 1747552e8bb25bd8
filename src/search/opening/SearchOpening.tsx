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
  /** The field that the modal has taken the place of, while it is open. */
  const [replaced, setReplaced] = useState<HTMLElement>();
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
    const field = findField();
    load().then(
      () => {
        setReplaced(field && !isClosed(field) ? field : undefined);
      },
      () => {
        withdrawOffer.current = offerRetry(open);
      },
    );
  }

  function close(): void {
    setReplaced(undefined);
    // Not before the page can be focused again.
    // The navbar may have left the window; the page stays where it is.
    setTimeout(() =>
      document.getElementById(searchButton)?.focus({ preventScroll: true }),
    );
  }

  useFieldEvents({
    onOpen: open,
    onIntent() {
      // A failure shows when the search is opened.
      load().catch(() => undefined);
    },
    onButton(event) {
      if (replaced) {
        // It would open the field again, behind the modal.
        event.preventDefault();
        close();
      }
    },
  });

  return (
    replaced &&
    Modal && <Modal takeTyped={() => takeTyped(replaced)} onClose={close} />
  );
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

/** The field of the page that is shown. */
function findField(): HTMLElement | null {
  return document.getElementById(searchField);
}

function isFieldOpen(): boolean {
  return findField()?.matches(':popover-open') === true;
}

/** Whether the reader has closed it. Another page may have come in its place meanwhile, without it. */
function isClosed(field: HTMLElement): boolean {
  return field.isConnected && !field.matches(':popover-open');
}

/**
 * Closes the first field, and empties it for the next time.
 *
 * @returns what was typed into it; nothing if the reader has closed it while the modal was rendered
 */
function takeTyped(field: HTMLElement): string | undefined {
  const input = field.querySelector('input');
  if (!input || isClosed(field)) {
    return undefined;
  }
  const typed = input.value;
  if (field.isConnected) {
    field.hidePopover();
  }
  input.value = '';
  return typed;
}
