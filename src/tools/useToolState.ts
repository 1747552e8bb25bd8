import { useEffect, useState } from 'react';
import {
  carried,
  readToolLink,
  type ToolLink,
  writeToolLink,
} from './toolLink';

/** What the page's fields have, which is also in its address. */
export interface ToolState extends ToolLink {
  /** Before the last change that the page made itself; `undefined` if there was none. */
  before: string | undefined;
}

/** The page's state, and what changes it. */
export interface ToolStore extends ToolState {
  /** The reader has changed the config. */
  type: (config: string) => void;
  /** The page changes the config, which can be undone. */
  replace: (config: string) => void;
  undo: () => void;
  setField: (name: string, value: string) => void;
}

/** How long a reader has to pause before the address is changed, in milliseconds. */
const pause = 400;

/** Before anything was typed, chosen, or linked to. */
const untouched: ToolState = { config: '', fields: {}, before: undefined };

/** The id of the field that has the config. */
export const configFieldId = 'config-text';

/**
 * Keeps what the fields have in the address, and reads it from there. React leaves the field to the reader,
 * who may be typing before it is there.
 *
 * @param inAddress the fields that this tool has; `config` is the config, which is also there where another
 *   field says `config`
 */
export function useToolState(inAddress: readonly string[]): ToolStore {
  const [state, setState] = useState(untouched);
  const show = (config: string, before?: string): void => {
    writeField(config);
    setState(({ fields }) => ({ config, fields, before }));
  };
  useEffect(() => {
    const follow = (): void => {
      const linked = readToolLink(location.hash);
      const config = linked.config || carried.config;
      const fields = { ...carried.fields, ...linked.fields };
      if (config !== '' || Object.keys(fields).length > 0) {
        writeField(config);
        setState({ config, fields, before: undefined });
      }
    };
    const followLink = (): void => {
      if (location.hash.includes('=')) {
        follow();
      }
    };
    follow();
    addEventListener('hashchange', followLink);
    return () => {
      removeEventListener('hashchange', followLink);
    };
  }, []);
  const names = inAddress.join();
  useEffect(() => {
    if (state === untouched) {
      return undefined;
    }
    carried.config = state.config;
    carried.fields = state.fields;
    const timer = setTimeout(() => {
      keepInAddress(linkTo(state, names.split(',')));
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [state, names]);
  return {
    ...state,
    type: show,
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

/** What the address of a tool with these fields says. */
function linkTo(
  { config, fields }: ToolState,
  names: readonly string[],
): ToolLink {
  const own = Object.entries(fields).filter(([name]) => names.includes(name));
  const hasConfig =
    names.includes('config') || own.some(([, value]) => value === 'config');
  return {
    config: hasConfig ? config : '',
    fields: Object.fromEntries(own),
  };
}

function keepInAddress(link: ToolLink): void {
  const { pathname, search } = location;
  const address = `${pathname}${search}${writeToolLink(link) ?? ''}`;
  try {
    // Not the router's history: it would take it for a visit.
    history.replaceState(history.state as unknown, '', address);
  } catch {
    // Safari refuses more than a hundred changes in half a minute. The next change is another chance.
  }
}

function writeField(config: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(
    `textarea#${configFieldId}`,
  );
  if (field && field.value !== config) {
    field.value = config;
  }
}
