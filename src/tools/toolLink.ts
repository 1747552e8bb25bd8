import { compressToEncodedURIComponent } from 'lz-string';
import { decompress } from '../text/decompress';

/** What a link to a tool brings with it: what is in the fields. */
export interface ToolLink {
  /** The config as it was pasted. */
  config: string;
  /** Other fields, by name, in short texts. */
  fields: Readonly<Record<string, string>>;
}

/**
 * What a reader has put into a tool, or into the search, for the tool that they open next: one config is
 * checked, upgraded, and compared. Unlike addresses, it has no longest length, and it ends with the page.
 */
export const carried: ToolLink & {
  /** What ESLint printed. */
  report: string;
} = { config: '', fields: {}, report: '' };

/** Longest config a link may unfold to, in UTF-16 units: the longest real ones have 40,000. */
const maxConfigLength = 1_000_000;

/** Longest fragment that is written: browsers refuse addresses of a million characters. */
const maxLinkLength = 200_000;

const fieldName = /^[a-z]+$/;

/**
 * Reads a fragment: `#config=…&with=strict`. What isn't understood is left out, since anyone may have
 * written it; so is what named a part of the page when all tools were on one.
 *
 * @param hash with its `#`
 */
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
