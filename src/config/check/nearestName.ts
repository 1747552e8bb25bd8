import { countSlips } from '../../text/countSlips';

/** More slips than this make another word: a part of the name's length. One may always be. */
const maxSlips = 0.2;

/** The name that was probably meant, if one is near. */
export function nearestName(
  name: string,
  names: Iterable<string>,
): string | undefined {
  const word = name.toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(name.length * maxSlips));
  for (const candidate of names) {
    const slips = countSlips(word, candidate.toLowerCase(), least);
    if (slips <= least) {
      nearest = candidate;
      least = slips - 1;
    }
  }
  return nearest;
}

/** " Did you mean "x"?", or nothing. */
export function askWhetherMeant(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
