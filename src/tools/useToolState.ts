import { compressToEncodedURIComponent } from 'lz-string';
import { useEffect, useRef, useState } from 'react';
import type { PastedConfig } from '../config/openConfig';
import { decompress } from '../text/decompress';
import { messageOf } from '../text/messageOf';

interface ToolState extends ToolLink {
  /** Before the last change that the page made itself; `undefined` if there was none. */
  before: string | undefined;
}

export interface ToolStore extends ToolState {
  pasted: PastedConfig;
  /** The reader has changed the config. */
  type: (config: string) => void;
  /** The page changes the config, which can be undone. */
  replace: (config: string) => void;
  undo: () => void;
  setField: (name: string, value: string) => void;
}

/** How long a reader has to pause before the address is changed, and before a text is read, in milliseconds. */
const addressPause = 400;
const readingPause = 120;

const untouched: ToolState = { config: '', fields: {}, before: undefined };

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
    return () => removeEventListener('hashchange', followLink);
  }, []);
  const names = inAddress.join();
  useEffect(() => {
    if (state === untouched) {
      return undefined;
    }
    carried.config = state.config;
    carried.fields = state.fields;
    const timer = setTimeout(
      () => keepInAddress(linkTo(state, names.split(','))),
      addressPause,
    );
    return () => clearTimeout(timer);
  }, [state, names]);
  return {
    ...state,
    pasted: usePastedConfig(state.config),
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

/**
 * Reads what is in the field, once for all parts of the page: what was typed whenever its reader pauses, and what was
 * pasted at once. While a text is read, what is known of the last one stays.
 */
function usePastedConfig(text: string): PastedConfig {
  const [pasted, setPasted] = useState<PastedConfig>({ state: 'reading' });
  const length = useRef(0);
  useEffect(() => {
    const isTyped = Math.abs(text.length - length.current) <= 1;
    length.current = text.length;
    let isWanted = text.trim() !== '';
    const timer = setTimeout(
      () => {
        if (isWanted) {
          void read(text).then(answer => {
            if (isWanted) {
              setPasted(answer);
            }
          });
        }
      },
      isTyped ? readingPause : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text.trim() === '' ? { state: 'none' } : pasted;
}

async function read(text: string): Promise<PastedConfig> {
  try {
    const { openConfig } = await import('../config/openConfig');
    return { state: 'read', opened: await openConfig(text) };
  } catch (error) {
    const message = messageOf(error);
    return { state: 'refused', message };
  }
}

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

/** What a link to a tool brings with it: what is in the fields. */
export interface ToolLink {
  config: string;
  /** Other fields, by name, in short texts. */
  fields: Readonly<Record<string, string>>;
}

/**
 * What a reader has put into a tool, or into the search, for the tool that they open next: one config is
 * checked, upgraded, and compared. Unlike addresses, it has no longest length, and it ends with the page.
 */
export const carried: ToolLink & {
  report: string;
} = { config: '', fields: {}, report: '' };

/** Longest config a link may unfold to, in UTF-16 units: the longest real ones have 40,000. */
const maxConfigLength = 1_000_000;

/** Longest fragment that is written: browsers refuse addresses of a million characters. */
const maxLinkLength = 200_000;

const fieldName = /^[a-z]+$/;

/** Reads a fragment: `#config=…&with=strict`. Anyone may have written it, so that what isn't understood is left out. */
export function readToolLink(hash: string): ToolLink {
  let config = '';
  const fields: Record<string, string> = {};
  for (const parameter of hash.replace(/^#/, '').split('&')) {
    const [name = '', ...value] = parameter.split('=');
    if (name === 'config') {
      config = decompress(value.join('='), maxConfigLength).text;
    } else if (fieldName.test(name) && value.length > 0) {
      fields[name] = decode(value.join('='));
    }
  }
  return { config, fields };
}

/** Writes what {@link readToolLink} reads, with its `#`; `undefined` when the config is too long for a link. */
export function writeToolLink({
  config,
  fields,
}: ToolLink): string | undefined {
  const parameters = [
    ...(config === ''
      ? []
      : [`config=${compressToEncodedURIComponent(config)}`]),
    ...Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  const hash = parameters.length === 0 ? '' : `#${parameters.join('&')}`;
  return hash.length > maxLinkLength ? undefined : hash;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
