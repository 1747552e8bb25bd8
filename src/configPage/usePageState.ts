import { useEffect, useRef, useState } from 'react';
import { type PartId, readPageLink, writePageLink } from './pageLink';

/** What the page's fields have, which is also in its address. */
export interface PageState {
  /** The config as it was pasted. */
  config: string;
  /** Fields of other parts, by name. */
  fields: Readonly<Record<string, string>>;
  /** Before the last change that the page made itself; `undefined` if there was none. */
  before: string | undefined;
}

/** The page's state, and what changes it. */
export interface PageStore extends PageState {
  /** The reader has changed the config. */
  type: () => void;
  /** The page changes the config, which can be undone. */
  replace: (config: string) => void;
  undo: () => void;
  setField: (name: string, value: string) => void;
}

/** How long a reader has to pause before the address is changed, in milliseconds. */
const pause = 400;

/** The id of the field that has the config. */
export const configFieldId = 'config-text';

/**
 * Keeps what the fields have in the address, and reads it from there. React leaves the field to the reader,
 * who may be typing before it is there.
 */
export function usePageState(): PageStore {
  const [state, setState] = useState<PageState>({
    config: '',
    fields: {},
    before: undefined,
  });
  const show = (config: string, before?: string): void => {
    writeField(config);
    setState(({ fields }) => ({ config, fields, before }));
  };
  useEffect(() => {
    const follow = (isTypedKept: boolean): void => {
      const { part, config, fields } = readPageLink(location.hash);
      const typed = isTypedKept ? readField() : '';
      if (typed === '' && config !== '') {
        writeField(config);
      }
      if (config !== '' || typed !== '' || Object.keys(fields).length > 0) {
        setState({ config: typed || config, fields, before: undefined });
      }
      if (location.hash.includes('=')) {
        scrollTo(part);
      }
    };
    const followLink = (): void => {
      if (location.hash.includes('=')) {
        follow(false);
      }
    };
    // What a reader has typed before React was there outranks the link.
    follow(true);
    addEventListener('hashchange', followLink);
    return () => {
      removeEventListener('hashchange', followLink);
    };
  }, []);
  useKeptInAddress(state);
  return {
    ...state,
    type() {
      show(readField());
    },
    replace(config) {
      show(config, state.config);
    },
    undo() {
      show(state.before ?? state.config);
    },
    setField(name, value) {
      setState(old => ({ ...old, fields: { ...old.fields, [name]: value } }));
    },
  };
}

/** Puts the state into the address once the reader pauses. */
function useKeptInAddress({ config, fields }: PageState): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      const { part } = readPageLink(location.hash);
      const hash = writePageLink({ part, config, fields });
      const { pathname, search } = location;
      try {
        // Not the router's history: it would take it for a visit.
        history.replaceState(
          history.state as unknown,
          '',
          `${pathname}${search}${hash ?? ''}`,
        );
      } catch {
        // Safari refuses more than a hundred changes in half a minute. The next change is another chance.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [config, fields]);
}

function fieldElement(): HTMLTextAreaElement | null {
  return document.querySelector(`textarea#${configFieldId}`);
}

function readField(): string {
  return fieldElement()?.value ?? '';
}

function writeField(config: string): void {
  const field = fieldElement();
  if (field && field.value !== config) {
    field.value = config;
  }
}

/** Browsers scroll to an anchor, not to one with more after it. */
function scrollTo(part: PartId | undefined): void {
  if (part !== undefined) {
    document.getElementById(part)?.scrollIntoView();
  }
}
