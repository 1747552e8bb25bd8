import { maxTextLength } from '../../text/decompress';
import { filesOf, withFiles } from '../files/playgroundFiles';
import { fileNameOf, noFiles, type SharedState } from '../state/sharedState';
import { type HashSource, LinkReader, type Versions } from './linkReader';
import { defaultState, linkParameters, parameterNames } from './parameters';

/**
 * Longest link that is handed out, in characters: Firefox refuses addresses of more than 1,048,576 of them
 * (its setting `network.standard-url.max-length`), and Chromium of more than twice as many.
 */
export const maxLinkLength = 1_000_000;

/** To pack a long text takes a while, and several parts of the page ask for the same. */
const written = new WeakMap<SharedState, string>();

/** The hash that contains a state, with its `#`, in the format that shared links have. Defaults are left out. */
export function writeLink(shared: SharedState): string {
  const linked = startingWithFirst(shared);
  const defaults = defaultState(shared.ts);
  const hash =
    written.get(shared) ??
    `#${parameterNames
      // The default version changes with this site's releases: a link is to say the same after them.
      .filter(name => name === 'ts' || linked[name] !== defaults[name])
      .map(name => writeParameter(name, linked))
      .join('&')}`;
  written.set(shared, hash);
  return hash;
}

/** In a link, the code is the first file's; which one is shown stays said. */
function startingWithFirst(shared: SharedState): SharedState {
  return shared.files === noFiles
    ? shared
    : { ...shared, ...withFiles(filesOf(shared)), shown: shared.shown };
}

/** Whether browsers refuse an address with this hash. */
export function isTooLong(hash: string): boolean {
  return hash.length > maxLinkLength;
}

function writeParameter<Name extends keyof SharedState>(
  name: Name,
  shared: SharedState,
): string {
  const { write = String } = linkParameters[name];
  // Values have no character that a hash would have to escape; "+" is part of the format.
  return `${name}=${write(shared[name])}`;
}

/** Anyone may have written it: a short hash can expand to gigabytes. */
const fromLink: HashSource = { name: 'link', maxTextLength };

/** What this very page has saved of what was typed in it. */
export const fromThisPage: HashSource = {
  name: 'saved copy',
  maxTextLength: 10 * maxTextLength,
};

/**
 * Reads the hash of a playground address: today's format, and those of older links. Whatever the
 * hash, this does not throw.
 *
 * @returns the state, and what of it could not be read, in sentences; `undefined` when the hash says nothing to
 *   the playground
 */
export function readLink(
  hash: string,
  versions: Versions,
  source: HashSource = fromLink,
) {
  const written = new URLSearchParams(hash.replace(/^#/, ''));
  const isKnown = parameterNames.some(
    name =>
      written.has(name) ||
      written.has(linkParameters[name].older?.name ?? name),
  );
  if (!isKnown) {
    return undefined;
  }
  const reader = new LinkReader(versions, source);
  const ts = readParameter('ts', written, reader) ?? versions.default;
  const read = parameterNames
    .filter(name => name !== 'ts')
    .map(name => [name, readParameter(name, written, reader)] as const)
    .filter(([, value]) => value !== undefined);
  const linked: SharedState = {
    ...defaultState(ts),
    ...Object.fromEntries(read),
  };
  return { shared: showLinked(linked, reader), notes: reader.notes };
}

/** In a link, the code is the first file's. */
function showLinked(linked: SharedState, reader: LinkReader): SharedState {
  const first = fileNameOf(linked).toLowerCase();
  const others = linked.files.filter(
    ({ name }) => name.toLowerCase() !== first,
  );
  if (others.length < linked.files.length) {
    reader.note(
      `The link has a second file ${fileNameOf(linked)}, which was left out.`,
    );
  }
  const files = filesOf({ ...linked, files: others, shown: 0 });
  return others.length === 0
    ? { ...linked, files: noFiles, shown: 0 }
    : { ...linked, ...withFiles(files, files[linked.shown]?.name) };
}

function readParameter<Name extends keyof SharedState>(
  name: Name,
  written: URLSearchParams,
  reader: LinkReader,
): SharedState[Name] | undefined {
  const { read, older } = linkParameters[name];
  const value = written.get(name) ?? '';
  const olderValue = (older && written.get(older.name)) ?? '';
  return (
    (value === '' ? undefined : read(value, reader)) ??
    (olderValue === '' ? undefined : older?.read(olderValue, reader))
  );
}
