import { filesOf, withFiles } from '../files/playgroundFiles';
import { noFiles, type SharedState } from '../state/sharedState';
import { linkParameters, parameterNames } from './parameters';

/**
 * Longest link that is handed out, in characters: Firefox refuses addresses of more than 1,048,576 of them
 * (its setting `network.standard-url.max-length`), and Chromium of more than twice as many.
 */
export const maxLinkLength = 1_000_000;

/** To pack a long text takes a while, and several parts of the page ask for the same. */
const written = new WeakMap<SharedState, string>();

/**
 * The hash that contains a state, in the format that shared links have. Defaults are left out.
 *
 * @returns with its `#`
 */
export function writeLink(shared: SharedState): string {
  const linked = startingWithFirst(shared);
  // Values have no character that a hash would have to escape; "+" is part of the format.
  const hash =
    written.get(shared) ??
    `#${parameterNames.flatMap(name => writeParameter(name, linked)).join('&')}`;
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
): string[] {
  const parameter = linkParameters[name];
  const value = shared[name];
  return parameter.isAlwaysWritten !== true &&
    value === parameter.default(shared.ts)
    ? []
    : [`${name}=${parameter.write(value)}`];
}
