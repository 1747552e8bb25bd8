import { compressToEncodedURIComponent } from 'lz-string';
import { decompress } from '../text/decompress';

/** The parts of the page, in their order, with the anchors that links name them by. */
export const parts = [
  { id: 'check', label: 'Check and convert' },
  { id: 'upgrade', label: 'Upgrade' },
  { id: 'compare', label: 'Compare and choose' },
  { id: 'adopt', label: 'Adopt' },
] as const;

/** The name of a part, which is the anchor of its section. */
export type PartId = (typeof parts)[number]['id'];

/** What a link to the page says: the part it leads to, and what is in the fields. */
export interface PageLink {
  part: PartId | undefined;
  /** The config as it was pasted. */
  config: string;
  /** The fields of other parts, by name, in short texts. */
  fields: Readonly<Record<string, string>>;
}

/** Longest config a link may unfold to, in UTF-16 units: the longest real ones have 40,000. */
const maxConfigLength = 1_000_000;

/** Longest fragment that is written: browsers refuse addresses of a million characters. */
const maxLinkLength = 200_000;

const fieldName = /^[a-z]+$/;

/**
 * Reads a fragment: `#check&config=…&with=strict`. What isn't understood is left out, since anyone may have
 * written it.
 *
 * @param hash with its `#`
 */
export function readPageLink(hash: string): PageLink {
  const [first = '', ...rest] = hash.replace(/^#/, '').split('&');
  const part = parts.find(({ id }) => id === first)?.id;
  const parameters = part === undefined ? [first, ...rest] : rest;
  let config = '';
  const fields: Record<string, string> = {};
  for (const parameter of parameters) {
    const [name = '', ...value] = parameter.split('=');
    if (name === 'config') {
      config = decompress(value.join('='), maxConfigLength).text;
    } else if (fieldName.test(name)) {
      fields[name] = decode(value.join('='));
    }
  }
  return { part, config, fields };
}

/** Writes what {@link readPageLink} reads, with its `#`; `undefined` when the config is too long for a link. */
export function writePageLink({
  part,
  config,
  fields,
}: PageLink): string | undefined {
  const parameters = [
    ...(part === undefined ? [] : [part]),
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
